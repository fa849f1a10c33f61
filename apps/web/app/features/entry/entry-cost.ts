import type { EntryTerms } from "../../chain/read-entry-terms.ts";

/** The total cost of an entry, and whether a wallet can pay it. In wei, and in USD with 18 decimals at the round's price. */
export interface EntryCost {
  readonly value: bigint;
  readonly usd: bigint;
  readonly gas: bigint;
  readonly gasUsd: bigint;
  readonly total: bigint;
  readonly totalUsd: bigint;
  /** The missing balance, 0 if it is enough. */
  readonly missing: bigint;
}

/** The cost of `units` units. `balance` is null while unknown. */
export function entryCost(
  terms: Pick<EntryTerms, "unitPrice" | "unitUSD">,
  units: number,
  gas: bigint,
  balance: bigint | null,
): EntryCost {
  const value = terms.unitPrice * BigInt(units);
  const total = value + gas;
  const missing = balance !== null && balance < total ? total - balance : 0n;
  const usd = terms.unitUSD * BigInt(units);
  const gasUsd = (gas * terms.unitUSD) / terms.unitPrice;
  return { value, usd, gas, gasUsd, total, totalUsd: usd + gasUsd, missing };
}
