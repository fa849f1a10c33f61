/** All of what was paid, in basis points. */
export const PAID = 10_000;

/**
 * Where the scale of the deciles ends, in basis points: at twice what was paid, or at the last but one decile where that
 * is more. The one member who earned most would press all others flat; their column is cut off and says so.
 */
export function endOfDeciles(ratios: readonly number[]): number {
  return Math.max(2 * PAID, ...ratios.slice(0, -1).map((ratio) => Math.ceil(ratio / PAID) * PAID));
}
