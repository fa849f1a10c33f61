/** The least that still shows, in percent. */
const LEAST_VISIBLE = 4;

/**
 * How far each leg's half of the balance is filled, in percent: the heavier leg fills its own, the other one is measured
 * against it. A leg on which nothing waits stays empty; one on which little waits stays visible.
 */
export function legFills(left: number, right: number): [left: number, right: number] {
  const heavier = Math.max(left, right);
  const fill = (leg: number) => (leg === 0 ? 0 : Math.max(LEAST_VISIBLE, (leg / heavier) * 100));
  return [fill(left), fill(right)];
}
