/** 1 in basis points: earnings equal payments. */
export const EVEN = 10_000;

/**
 * The bounds of the outcome bands, in basis points of the payment: below a quarter, from a quarter to a half, and so on; the
 * last has no end.
 */
export const bandStarts = [0, 2_500, 5_000, 7_500, EVEN, 15_000, 20_000, 50_000] as const;
