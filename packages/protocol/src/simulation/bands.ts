/** 1 as basis points: who earned as much as they paid. */
export const EVEN = 10_000;

/**
 * Where one band of outcomes ends and the next begins, in basis points of what was paid: below a quarter, from a
 * quarter up to half, and so on; the last one has no end.
 */
export const bandStarts = [0, 2_500, 5_000, 7_500, EVEN, 15_000, 20_000, 50_000] as const;
