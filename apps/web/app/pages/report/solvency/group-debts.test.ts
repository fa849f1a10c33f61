import { type Debt, debtParts } from "@canopy/shared/api/report";
import fc from "fast-check";
import { expect, test } from "vitest";
import { owedByCreditor, percentage } from "./group-debts.ts";

test("each debt belongs to one kind of creditor", () => {
  const debts = debtParts.map(
    (part, index): Debt => ({ part, month: null, owed: `1${"0".repeat(index)}`, contract: null }),
  );
  expect(owedByCreditor(debts)).toEqual({
    members: 11n,
    openDays: 100n,
    ranks: 11_000n,
    commons: 100_000n,
    operations: 1_000_000n,
  });
});

test("the groups sum to the total debt", () => {
  const debt = fc.record({
    part: fc.constantFrom(...debtParts),
    month: fc.constant(null),
    owed: fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
    contract: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(debt), (debts) => {
      const owed = debts.reduce((sum, one) => sum + BigInt(one.owed), 0n);
      const sums = Object.values(owedByCreditor(debts));
      expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(owed);
      const drawn = sums.reduce((sum, one) => sum + percentage(one, owed), 0);
      expect(drawn).toBeLessThanOrEqual(100 + 1e-9);
      if (owed > 0n) expect(drawn).toBeGreaterThan(99.9);
    }),
  );
});
