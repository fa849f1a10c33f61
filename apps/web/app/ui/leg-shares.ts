/** Shares of the bar in percent; both sides stay visible, and even when nothing waits on either. */
export function legShares(left: number, right: number): [left: number, right: number] {
  if (left + right === 0) return [50, 50];
  const share = Math.min(96, Math.max(4, (left / (left + right)) * 100));
  return [share, 100 - share];
}
