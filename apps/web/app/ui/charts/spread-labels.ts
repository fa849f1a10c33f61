/**
 * Moves overlapping labels apart, as little as needed and in their order.
 *
 * @param wanted preferred positions, from 0 to `length`
 * @param gap minimum distance between two labels
 * @returns positions, within 0 and `length` if all labels fit
 */
export function spreadLabels(wanted: readonly number[], gap: number, length: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = length;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}
