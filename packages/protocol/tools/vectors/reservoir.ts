import { ROUND } from "../../src/rules/calendar.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { LEFT, type Leg, RIGHT, ROOT } from "../../src/rules/tree.ts";
import type { Operation } from "./operation.ts";

/** Levels of the spine: with more than ten, one unit at its end makes more points than its pool can pay. */
const LEVELS = 11;

/** Number of rounds in which the right legs fill up. */
const ROUNDS = 4;

/**
 * A network that random growth hardly reaches: each seat of a spine has one more unit on its right leg than on its left, so a
 * single unit at the end makes a point on every level. Then the points of a round, not its units, decide the value of a point.
 */
export function writeReservoir(plan: Plan, write: (operation: Operation) => void): void {
  const { genesis, opensAt, polUsd, parameters } = plan.setup;
  let time = opensAt;
  const join = (referral: number, leg: Leg, units: number): number => {
    time += 1;
    const id = plan.tree.size + 1;
    const value = plan.unitPrice * BigInt(units);
    write({ kind: "register", time, id, sponsor: ROOT, referral, leg, units, value });
    return id;
  };
  const nextRound = (closer: number): void => {
    plan.advanceTo(time);
    const round = plan.roundCounter;
    time = genesis + (round + 1) * ROUND + 60;
    write({ kind: "settle", time, round, closer });
    write({ kind: "report", time, polUsd });
  };

  write({ kind: "report", time, polUsd });
  const spine: number[] = [];
  for (let level = 0; level < LEVELS; level++) spine.push(join(spine.at(-1) ?? ROOT, LEFT, 1));

  let below = 0;
  for (const [index, seat] of spine.reverse().entries()) {
    const units = below + 1;
    const last = plan.tree.size;
    for (let left = units; left > 0; left -= parameters.maxUnits) {
      const [referral, leg] = placeUnder(plan, seat, last);
      join(referral, leg, Math.min(left, parameters.maxUnits));
    }
    below += units + 1;
    if (index % Math.ceil(LEVELS / ROUNDS) === 0) nextRound(seat);
  }
  nextRound(ROOT);
  const [end] = spine;
  if (end !== undefined) join(end, LEFT, 1);
  nextRound(0);
}

/** The next place on the right leg of `seat`, level by level; members after `last` are already there. */
function placeUnder(plan: Plan, seat: number, last: number): [referral: number, leg: Leg] {
  let referral = last + 1;
  if (referral > plan.tree.size) return [seat, RIGHT];
  for (;;) {
    const leg = plan.tree.freeLeg(referral);
    if (leg !== undefined) return [referral, leg];
    referral += 1;
  }
}
