/** The smallest visible fill, in percent. */
const LEAST_VISIBLE = 4;

/**
 * The fill of each leg's half of the balance, in percent. The larger leg is full and the other one is relative to it. A leg
 * without waiting units is empty; a nearly empty one stays visible.
 */
export function legFills(left: number, right: number): [left: number, right: number] {
  const heavier = Math.max(left, right);
  const fill = (leg: number) => (leg === 0 ? 0 : Math.max(LEAST_VISIBLE, (leg / heavier) * 100));
  return [fill(left), fill(right)];
}
