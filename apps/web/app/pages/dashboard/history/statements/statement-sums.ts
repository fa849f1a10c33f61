import type { StatementAmounts, StatementData, StatementKind } from "@canopy/shared/api/ledger";
import { addMoney, createMoneyCarry, type Money, subtractMoney } from "../../../../lib/rounded-money.ts";
import { type Period, periodText } from "./period.ts";

/** Of POL in a statement; the CSV has all. */
export const STATEMENT_DECIMALS = 6;

/** What the plan gave the member. Overpayments are the member's own money. */
export const receivedKinds = [
  "points",
  "commissions",
  "rebates",
  "rankShares",
  "closingRewards",
] as const satisfies readonly StatementKind[];

/**
 * The sums of a period as the page shows them: kinds add up to what was received, and net is received less paid. With the
 * `earlier` months of its year, a month has the sums of its row in that year.
 */
export function roundSums(amounts: StatementAmounts, earlier: readonly StatementAmounts[] = []) {
  const carry = createMoneyCarry(STATEMENT_DECIMALS);
  for (const month of earlier) carry(sumReceived(month));
  const kinds = receivedKinds.map((kind) => ({ kind, money: carry(toMoney(amounts[kind])) }));
  const alone = (kind: StatementKind) => {
    const own = createMoneyCarry(STATEMENT_DECIMALS);
    for (const month of earlier) own(toMoney(month[kind]));
    return own(toMoney(amounts[kind]));
  };
  const received = kinds.map(({ money }) => money).reduce(addMoney);
  const paid = alone("paid");
  return {
    kinds,
    received,
    paid,
    net: subtractMoney(received, paid),
    excess: alone("excess"),
    withdrawn: alone("withdrawn"),
  };
}

/** The amounts of a period within the statement of its year, with the months before it; null if it has none. */
export function findPeriod(
  { months, totals }: Pick<StatementData, "months" | "totals">,
  period: Period,
): { amounts: StatementAmounts; earlier: StatementAmounts[] } | null {
  if (months.length === 0) return null;
  if (period.month === null) return { amounts: totals, earlier: [] };
  const wanted = periodText(period);
  const own = months.find(({ month }) => month === wanted);
  if (own === undefined) return null;
  return {
    amounts: own.amounts,
    earlier: months.filter(({ month }) => month < wanted).map(({ amounts }) => amounts),
  };
}

/** The months of a period as the page shows them: each column adds up to the sum of the period. */
export function roundMonths(months: StatementData["months"]) {
  const column = () => createMoneyCarry(STATEMENT_DECIMALS);
  const [toPaid, toReceived, toWithdrawn] = [column(), column(), column()];
  return months.map(({ month, amounts }) => {
    const received = toReceived(sumReceived(amounts));
    const paid = toPaid(toMoney(amounts.paid));
    const withdrawn = toWithdrawn(toMoney(amounts.withdrawn));
    return { month, paid, received, net: subtractMoney(received, paid), withdrawn };
  });
}

function sumReceived(amounts: StatementAmounts): Money {
  return receivedKinds
    .map((kind) => toMoney(amounts[kind]))
    .reduce((one, other) => ({ wei: one.wei + other.wei, usd: one.usd + other.usd }));
}

function toMoney({ wei, usd }: StatementAmounts[StatementKind]): Money {
  return { wei: BigInt(wei), usd: BigInt(usd) };
}
