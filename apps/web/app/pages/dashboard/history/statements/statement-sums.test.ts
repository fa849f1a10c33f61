import { type StatementAmounts, statementKinds } from "@canopy/shared/api/ledger";
import { expect, test } from "vitest";
import { netOf, receivedKinds, receivedOf } from "./statement-sums.ts";

const money = (wei: number) => ({ wei: String(wei), usd: String(wei * 3) });
const amounts: StatementAmounts = {
  paid: money(100),
  points: money(1),
  commissions: money(2),
  rebates: money(4),
  rankShares: money(8),
  closingRewards: money(16),
  excess: money(32),
  withdrawn: money(64),
};

test("received is what the plan gave: no overpayment, no withdrawal", () => {
  expect(receivedOf(amounts)).toEqual({ wei: 31n, usd: 93n });
  expect(statementKinds.filter((kind) => !receivedKinds.some((one) => one === kind))).toEqual([
    "paid",
    "excess",
    "withdrawn",
  ]);
});

test("net is received less paid, in each currency by itself", () => {
  expect(netOf(amounts)).toEqual({ wei: -69n, usd: -207n });
  expect(netOf({ ...amounts, paid: { wei: "100", usd: "90" } })).toEqual({ wei: -69n, usd: 3n });
});
