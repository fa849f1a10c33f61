import fc from "fast-check";
import type { PlanName } from "../../src/database/tables.ts";

/** A generated call to a plan. Its numbers are taken modulo what exists when it runs. */
export interface Operation {
  kind:
    | "register"
    | "topUp"
    | "withdraw"
    | "rename"
    | "move"
    | "accept"
    | "cancel"
    | "settle"
    | "settlePart"
    | "credit"
    | "price"
    | "claimRanks"
    | "collectRanks"
    | "collectCommons"
    | "collectOperations";
  plan: PlanName;
  who: number;
  other: number;
  units: number;
  /** Thousandths of the accepted excess, of the box, or of the price's possible change. */
  part: number;
  /** Seconds since the previous block. */
  pause: number;
}

const weights: readonly (readonly [Operation["kind"], number])[] = [
  ["register", 12],
  ["topUp", 5],
  ["withdraw", 4],
  ["rename", 2],
  ["move", 2],
  ["accept", 3],
  ["cancel", 1],
  ["settle", 6],
  ["settlePart", 1],
  ["credit", 1],
  ["price", 2],
  ["claimRanks", 2],
  ["collectRanks", 1],
  ["collectCommons", 1],
  ["collectOperations", 1],
];

export const anyOperation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.oneof(...weights.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  plan: fc.oneof(
    { weight: 3, arbitrary: fc.constant("core" as const) },
    { weight: 2, arbitrary: fc.constant("plus" as const) },
  ),
  who: fc.nat(),
  other: fc.nat(),
  units: fc.integer({ min: 1, max: 5 }),
  part: fc.integer({ min: 0, max: 1_000 }),
  pause: fc.integer({ min: 1, max: 900 }),
});
