import { LEFT, type Leg, NOBODY, RIGHT, type Tree } from "../model/tree.ts";
import type { Place } from "./placement.ts";

/**
 * Down from a sponsor, always to the leg with less below it, to the first that is free; as `autoReferral` does it.
 *
 * @param below what counts as being below a leg: units, or members
 */
export function onTheWeakerSide(sponsor: number, tree: Tree, below: (id: number, leg: Leg) => number): Place {
  let referral = sponsor;
  for (;;) {
    const leg: Leg = below(referral, LEFT) <= below(referral, RIGHT) ? LEFT : RIGHT;
    const next = tree.below(referral, leg);
    if (next === NOBODY) return { referral, leg };
    referral = next;
  }
}
