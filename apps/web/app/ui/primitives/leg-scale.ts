/** Leaves that fit on each side of the leg balance. */
export const MOST_LEAVES = 12;

/** Units of one leaf, such that the larger leg fits. */
const STEPS = [1, 2, 5];

/** The units per leaf, the same on both legs: 1, 2, 5, 10, 20, 50 and so on. */
export function unitsPerLeaf(left: number, right: number): number {
  const most = Math.max(left, right);
  for (let power = 1; ; power *= 10) {
    const fits = STEPS.find((step) => step * power * MOST_LEAVES >= most);
    if (fits !== undefined) return fits * power;
  }
}

/** The leaves of a leg as parts of a whole leaf: all are whole but the last. */
export function legLeaves(units: number, perLeaf: number): number[] {
  const whole = Math.floor(units / perLeaf);
  const rest = (units % perLeaf) / perLeaf;
  return [...Array.from({ length: whole }, () => 1), ...(rest > 0 ? [rest] : [])];
}
