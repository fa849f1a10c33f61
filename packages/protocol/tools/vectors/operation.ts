import type { Plan } from "../../src/rules/plan.ts";
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
  | { kind: "claim"; id: number; month: number; shares: number }
  | { kind: "collect"; id: number; month: number; amount: bigint }
);

/** Applies `operation` to the model, which must return the same ids, rounds and amounts. */
export function perform(plan: Plan, operation: Operation): void {
  plan.advanceTo(operation.time);
  switch (operation.kind) {
    case "report":
      plan.report(operation.polUsd);
      return;
    case "price":
      plan.updatePrice();
      return;
    case "wait":
      // Only the clock moves.
      return;
    case "seat":
      same(operation, plan.register0(operation), operation.id);
      return;
    case "register":
      same(operation, plan.register(operation), operation.id);
      return;
    case "topUp":
      plan.topUp(operation.id, operation.value);
      return;
    case "rename":
      plan.changeUsername(operation.id, operation.value);
      return;
    case "withdraw":
      plan.withdraw(operation.id, operation.amount);
      return;
    case "settle":
      same(operation, plan.settleRound(operation.closer).round, operation.round);
      return;
    case "claim":
      same(operation, plan.heroPool.window?.month, operation.month);
      // Without an id it only opens the window, as on a chain.
      if (operation.id !== 0) same(operation, plan.claimRank(operation.id), operation.shares);
      return;
    case "collect":
      same(operation, plan.collectRank(operation.id, operation.month), operation.amount);
  }
}

function same<Answer>({ kind, time }: Operation, actual: Answer, expected: Answer): void {
  if (actual !== expected) throw new Error(`${kind} at ${time} answered ${actual} instead of ${expected}`);
}
