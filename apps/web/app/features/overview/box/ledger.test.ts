import { describe, expect, test } from "vitest";
import { checkLedger, type Ledger, ledgerLines, sumReceived } from "./ledger.ts";

const ledger: Ledger = {
  points: 638_359_150_356_874_608_214n,
  commissions: 330_208_181_282_108_182_511n,
  rebates: 120_047_108_288_024_365_969n,
  rankShares: 155_056_321_013_831_629_600n,
  closingRewards: 0n,
  excess: 15_005_030_010_000_000_001n,
  unknownExcess: 0n,
  withdrawn: 258_675_790_950_838_786_294n,
  box: 1_000_000_000_000_000_000_001n,
};

describe("the ledger", () => {
  test("adds up to the contract's box to the wei", () => {
    expect(checkLedger(ledger, ledger.box)).toEqual({ result: "exact" });
  });

  test("is wrong by a single wei", () => {
    expect(checkLedger({ ...ledger, points: ledger.points - 1n }, ledger.box)).toEqual({
      result: "wrong",
      by: 1n,
    });
    expect(checkLedger({ ...ledger, withdrawn: ledger.withdrawn - 1n }, ledger.box)).toEqual({
      result: "wrong",
      by: -1n,
    });
  });

  test("is behind while the contract's box is another", () => {
    expect(checkLedger(ledger, ledger.box + 5n)).toEqual({ result: "behind", by: 5n });
  });

  test("lacks overpayments of transactions that the index does not know", () => {
    const unsure = { ...ledger, unknownExcess: 9n };
    expect(checkLedger(unsure, ledger.box + 9n)).toEqual({ result: "unlisted", by: 9n });
    expect(checkLedger(unsure, ledger.box + 10n)).toEqual({ result: "behind", by: 10n });
    expect(checkLedger(unsure, ledger.box - 1n)).toEqual({ result: "behind", by: -1n });
  });

  test("does not count overpayments as received", () => {
    expect(sumReceived(ledger)).toBe(ledger.box + ledger.withdrawn - ledger.excess);
  });

  test("counts rewards for closing rounds, and lists them only if there are any", () => {
    const names = (one: Ledger) => ledgerLines(one).map(({ id }) => id);
    expect(names(ledger)).not.toContain("closingRewards");
    const closer = { ...ledger, closingRewards: 7n, box: ledger.box + 7n };
    expect(names(closer)).toContain("closingRewards");
    expect(checkLedger(closer, closer.box)).toEqual({ result: "exact" });
  });
});
