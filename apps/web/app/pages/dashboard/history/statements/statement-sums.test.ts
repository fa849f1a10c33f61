import { type StatementAmounts, statementKinds } from "@canopy/shared/api/ledger";
import { expect, test } from "vitest";
import { addMoney, type RoundedMoney } from "../../../../lib/rounded-money.ts";
import { findPeriod, receivedKinds, roundMonths, roundSums } from "./statement-sums.ts";

/** Wei, and cents of 18 decimals with a rest. */
const money = (wei: number, cents: number) => ({
  wei: String(wei),
  usd: String(BigInt(cents) * 10n ** 16n + 6n * 10n ** 15n),
});
const amounts: StatementAmounts = {
  paid: money(100, 333),
  points: money(1, 501),
  commissions: money(2, 102),
  rebates: money(4, 403),
  rankShares: money(8, 4),
  closingRewards: money(16, 5),
  excess: money(32, 6),
  withdrawn: money(64, 7),
};
const usd = ({ usd: { shown } }: RoundedMoney) => Number(shown / 10n ** 14n) / 100;

test("received is what the plan gave: no overpayment, no withdrawal", () => {
  expect(roundSums(amounts).received.wei.exact).toBe(31n);
  expect(statementKinds.filter((kind) => !receivedKinds.some((one) => one === kind))).toEqual([
    "paid",
    "excess",
    "withdrawn",
  ]);
});

test("net is received less paid, in each currency by itself", () => {
  const { net } = roundSums({ ...amounts, paid: { wei: "100", usd: "90" } });
  expect([net.wei.exact, net.usd.exact]).toEqual([-69n, 1_018n * 10n ** 16n - 90n]);
});

test("shown kinds add up to what was received, and to the net", () => {
  const { kinds, received, paid, net } = roundSums(amounts);
  expect(kinds.map(({ money }) => usd(money))).toEqual([501, 103, 403, 5, 6]);
  expect([received, paid, net].map(usd)).toEqual([1018, 333, 685]);
});

test("shown months add up to the sums of the year", () => {
  const year = roundSums({
    ...amounts,
    paid: { wei: "300", usd: String(3n * BigInt(amounts.paid.usd)) },
    points: { wei: "3", usd: String(3n * BigInt(amounts.points.usd)) },
    commissions: { wei: "6", usd: String(3n * BigInt(amounts.commissions.usd)) },
    rebates: { wei: "12", usd: String(3n * BigInt(amounts.rebates.usd)) },
    rankShares: { wei: "24", usd: String(3n * BigInt(amounts.rankShares.usd)) },
    closingRewards: { wei: "48", usd: String(3n * BigInt(amounts.closingRewards.usd)) },
  });
  const months = roundMonths(["2026-01", "2026-02", "2026-03"].map((month) => ({ month, amounts })));
  for (const column of ["paid", "received", "net"] as const) {
    expect(months.map((month) => month[column]).reduce(addMoney)).toEqual(year[column]);
  }
});

test("a month alone shows what its row in the year shows", () => {
  const names = ["2026-01", "2026-02", "2026-03", "2026-04"];
  const months = names.map((month) => ({ month, amounts }));
  const rows = roundMonths(months);
  const alone = names.map((_, index) => {
    const own = findPeriod({ months, totals: amounts }, { year: 2026, month: index + 1 });
    if (own === null) throw new Error("The month is missing");
    return roundSums(own.amounts, own.earlier);
  });
  for (const column of ["paid", "received", "net", "withdrawn"] as const)
    expect(alone.map((sums) => sums[column])).toEqual(rows.map((row) => row[column]));
  expect(rows.map(({ paid }) => usd(paid))).toEqual([333, 334, 333, 334]);
});

test("a month without flows has no amounts", () => {
  const statement = { months: [{ month: "2026-01", amounts }], totals: amounts };
  expect(findPeriod(statement, { year: 2026, month: 2 })).toBeNull();
  expect(findPeriod({ months: [], totals: amounts }, { year: 2025, month: null })).toBeNull();
  expect(findPeriod(statement, { year: 2026, month: null })).toEqual({ amounts, earlier: [] });
});
