import { expect, test } from "vitest";
import { presentSolvency } from "./present-solvency.ts";

const index = {
  debts: { openRounds: 2n, months: [], commons: 0n, operations: 0n },
  payments: { excess: 0n, unknownExcess: 0n, entriesWithoutTransaction: 0 },
  seats: { boxes: 5n, members: 1, withoutUnits: 0 },
};
const contract = { at: new Date(0), commons: 0n, operations: 0n, pots: new Map() };

test("a plan that holds less than it owes has a negative surplus", () => {
  expect(presentSolvency(index, { ...contract, held: 4n })).toMatchObject({ owed: "7", surplus: "-3" });
});
