import type { Plan } from "../../src/rules/plan.ts";
import { NO_RANK, type Rank } from "../../src/rules/rank.ts";
import { type Rule, RuleBrokenError } from "../../src/rules/rule-broken.ts";
import type { Leg } from "../../src/rules/tree.ts";

/** An operation at a time in seconds. Ids are members, amounts wei, prices USD for one POL (18 decimals). */
export type Operation = { time: number } & (
  | { kind: "report"; polUsd: bigint }
  | { kind: "price" }
  | { kind: "wait" }
  | { kind: "seat"; id: number; sponsor: number; referral: number; leg: Leg }
  | {
      kind: "register";
      id: number;
      sponsor: number;
      referral: number;
      leg: Leg;
      units: number;
      value: bigint;
    }
  | { kind: "topUp"; id: number; units: number; value: bigint }
  | { kind: "rename"; id: number; value: bigint }
  | { kind: "withdraw"; id: number; amount: bigint }
  | { kind: "settle"; round: number; closer: number }
  | { kind: "claim"; id: number }
  | { kind: "collect"; id: number; month: number }
  | { kind: "collectCommons" }
  | { kind: "collectOperations" }
);

/** What a call left that settles a round, claims or collects. Such calls move windows and pots. */
export interface CallResult {
  /** The rule that refused the call, which then changed nothing; empty if none did. */
  refused: Rule | "";
  /** Of the member in the window's month, after a claim. */
  rank: Rank;
  shares: number;
  /** Wei that a collection moved. */
  amount: bigint;
  /** The claim window. */
  month: number;
  open: boolean;
  closesAt: number;
  /** Wei in the current month's HeroPool, and wei to be collected by the commons and the operator. */
  heroPool: bigint;
  commons: bigint;
  operations: bigint;
}

/**
 * Applies `operation` to the model, which must return the same ids and rounds. Returns the result of a call that moves windows
 * or pots.
 */
export function perform(plan: Plan, operation: Operation): CallResult | undefined {
  plan.advanceTo(operation.time);
  switch (operation.kind) {
    case "report":
      plan.report(operation.polUsd);
      return undefined;
    case "price":
      plan.updatePrice();
      return undefined;
    case "wait":
      // Only the clock moves.
      return undefined;
    case "seat":
      same(operation, plan.register0(operation), operation.id);
      return undefined;
    case "register":
      same(operation, plan.register(operation), operation.id);
      return undefined;
    case "topUp":
      plan.topUp(operation.id, operation.value);
      return undefined;
    case "rename":
      plan.changeUsername(operation.id, operation.value);
      return undefined;
    case "withdraw":
      plan.withdraw(operation.id, operation.amount);
      return undefined;
    case "settle":
      same(operation, plan.settleRound(operation.closer).round, operation.round);
      return callResult(plan, {});
    case "claim":
      return attempt(plan, () => {
        const shares = plan.claimRank(operation.id);
        const { ranks } = plan.heroPool.month(plan.heroPool.window.month);
        return { shares, rank: ranks.get(operation.id) ?? NO_RANK };
      });
    case "collect":
      return attempt(plan, () => ({ amount: plan.collectRank(operation.id, operation.month) }));
    case "collectCommons":
      return attempt(plan, () => ({ amount: plan.collectCommons() }));
    case "collectOperations":
      return attempt(plan, () => ({ amount: plan.collectOperations() }));
  }
}

function attempt(plan: Plan, call: () => Partial<CallResult>): CallResult {
  try {
    return callResult(plan, call());
  } catch (error) {
    if (!(error instanceof RuleBrokenError)) throw error;
    return callResult(plan, { refused: error.rule });
  }
}

function callResult(plan: Plan, outcome: Partial<CallResult>): CallResult {
  return {
    refused: "",
    rank: NO_RANK,
    shares: 0,
    amount: 0n,
    ...plan.heroPool.window,
    heroPool: plan.currentPot,
    commons: plan.commons,
    operations: plan.operations,
    ...outcome,
  };
}

function same<Value>({ kind, time }: Operation, actual: Value, expected: Value): void {
  if (actual !== expected) throw new Error(`${kind} at ${time} returned ${actual} instead of ${expected}`);
}
