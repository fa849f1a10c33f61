import fc from "fast-check";
import { MONTH_ROUNDS, ROUND } from "../src/rules/calendar.ts";
import { at } from "../src/rules/column.ts";
import { corePlan } from "../src/rules/parameters.ts";
import type { Plan, PlanSetup } from "../src/rules/plan.ts";
import { RuleBrokenError } from "../src/rules/rule-broken.ts";
import { NO_ID, ROOT } from "../src/rules/tree.ts";

const GENESIS = 1_700_000_000;

export const setup: PlanSetup = {
  parameters: corePlan,
  genesis: GENESIS,
  opensAt: GENESIS,
  polUsd: 500_000_000_000_000_000n,
};

/** Actions by their weight. */
const kinds = {
  register: 12,
  topUp: 5,
  rename: 1,
  withdraw: 2,
  settle: 3,
  claim: 2,
  collect: 1,
  commons: 1,
  operations: 1,
  price: 1,
} as const;

type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => name in kinds;

/** A random action; its numbers are reduced to what exists when it runs. */
export interface Action {
  kind: Kind;
  who: number;
  sponsor: number;
  referral: number;
  units: number;
  /** Thousandths: of the accepted excess, of the box, of the price. */
  part: number;
  /** Hours since the previous action. */
  pause: number;
}

export function anyActions(maxLength: number): fc.Arbitrary<Action[]> {
  const kind = fc.oneof(
    ...Object.keys(kinds)
      .filter(isKind)
      .map((name) => ({ weight: kinds[name], arbitrary: fc.constant(name) })),
  );
  const action = fc.record({
    kind,
    who: fc.nat(),
    // Few members sponsor many, because Knights need five Heroes of their own.
    sponsor: fc.oneof(fc.nat(), fc.integer({ min: 1, max: 3 })),
    referral: fc.nat(),
    units: fc.integer({ min: 1, max: 5 }),
    part: fc.integer({ min: 0, max: 1_000 }),
    pause: fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 0, max: 6 }) },
      { weight: 1, arbitrary: fc.integer({ min: 7, max: 24 * 12 }) },
    ),
  });
  return fc.array(action, { maxLength, size: "max" });
}

/** Runs `action`; if the plan refuses it, nothing changes. */
export function play(plan: Plan, action: Action): void {
  plan.advanceTo(plan.now + action.pause * 3_600);
  try {
    act(plan, action);
  } catch (error) {
    if (!(error instanceof RuleBrokenError)) throw error;
  }
}

function act(plan: Plan, { kind, who, sponsor, referral, units, part }: Action): void {
  const id = ROOT + (who % plan.tree.size);
  const paid = (price: bigint) => price + (price * BigInt(part)) / 50_000n;
  switch (kind) {
    case "register":
      plan.register({
        sponsor: ROOT + (sponsor % plan.tree.size),
        referral: withFreeLeg(plan, referral),
        value: paid(plan.unitPrice * BigInt(units)),
      });
      return;
    case "topUp":
      plan.topUp(id, paid(plan.unitPrice * BigInt(units)));
      return;
    case "rename":
      plan.changeUsername(id, paid(plan.usernameFee));
      return;
    case "withdraw":
      plan.withdraw(id, (at(plan.members.box, id) * BigInt(part)) / 1_000n);
      return;
    case "settle":
      plan.settleRound(who % (plan.tree.size + 1));
      return;
    case "claim":
      for (let member = ROOT + 1; member <= plan.tree.size; member++) plan.claimRank(member);
      return;
    case "collect":
      plan.collectRank(id, sponsor % 12);
      return;
    case "commons":
      plan.collectCommons();
      return;
    case "operations":
      plan.collectOperations();
      return;
    case "price":
      plan.report(100_000_000_000_000_000n + BigInt(part) * 1_234_567_890_123_457n);
  }
}

/** The first seat with a free leg, starting at a random one. */
function withFreeLeg(plan: Plan, start: number): number {
  for (let step = 0; ; step++) {
    const id = ROOT + ((start + step) % plan.tree.size);
    if (plan.tree.freeLeg(id) !== undefined) return id;
  }
}

/** Ends the current round and settles all due rounds. */
export function settleAll(plan: Plan): void {
  plan.advanceTo(plan.now + ROUND);
  while (plan.xRoundCounter < plan.roundCounter) plan.settleRound();
}

/** Ends the current month and settles its rounds, then claims and collects the ranks of all months that have passed. */
export function rankAll(plan: Plan): void {
  plan.advanceTo(plan.now + MONTH_ROUNDS * ROUND);
  settleAll(plan);
  while (plan.rankWindow.open) {
    plan.claimRank(NO_ID);
    // Heroes first, then the Knights that depend on them.
    for (let time = 0; time < 2; time++) {
      for (let id = ROOT + 1; id <= plan.tree.size; id++) plan.claimRank(id);
    }
    plan.advanceTo(plan.heroPool.window.closesAt);
  }
  const { month, open } = plan.heroPool.window;
  if (open) plan.collectRank(NO_ID, month);
  for (const [index, { shares }] of plan.heroPool.months.slice(0, plan.heroPool.window.month).entries()) {
    for (const id of shares.keys()) plan.collectRank(id, index);
  }
}
