/** Break-even, in basis points. */
export const PAID = 10_000;

/**
 * The end of the decile scale, in basis points: twice what was paid, or the second-highest decile if that is more. The member
 * with the highest return would flatten all others, so that column is cut off and marked.
 */
export function findScaleEnd(ratios: readonly number[]): number {
  return Math.max(2 * PAID, ...ratios.slice(0, -1).map((ratio) => Math.ceil(ratio / PAID) * PAID));
}
