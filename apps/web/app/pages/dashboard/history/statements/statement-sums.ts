import type { StatementAmounts, StatementKind } from "@canopy/shared/api/ledger";

/** An amount in wei and in USD (18 decimals), each part of it at its round's price. */
export interface Money {
  readonly wei: bigint;
  readonly usd: bigint;
}

/** What the plan gave the member. Overpayments are the member's own money. */
export const receivedKinds = [
  "points",
  "commissions",
  "rebates",
  "rankShares",
  "closingRewards",
] as const satisfies readonly StatementKind[];

export function toMoney({ wei, usd }: { readonly wei: string; readonly usd: string }): Money {
  return { wei: BigInt(wei), usd: BigInt(usd) };
}

export function receivedOf(amounts: StatementAmounts): Money {
  return receivedKinds.map((kind) => toMoney(amounts[kind])).reduce(add, { wei: 0n, usd: 0n });
}

/** What was received less what was paid. */
export function netOf(amounts: StatementAmounts): Money {
  const [received, paid] = [receivedOf(amounts), toMoney(amounts.paid)];
  return { wei: received.wei - paid.wei, usd: received.usd - paid.usd };
}

function add(one: Money, other: Money): Money {
  return { wei: one.wei + other.wei, usd: one.usd + other.usd };
}
