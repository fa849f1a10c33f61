import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";

/** What payments brought above their prices, in wei, which no event tells. */
export interface Payments {
  excess: bigint;
  /** At most so much more of it, where the transaction does not tell. */
  unknownExcess: bigint;
  /** Entries whose transaction the index has not read yet. */
  entriesWithoutTransaction: number;
}

/** A payment may be a fiftieth above its price (docs/plan.md). */
const EXCESS_DIVISOR = 50n;

/**
 * Holds payments against their transactions. A call that went to the plan itself is the only payment of its transaction;
 * where another contract called the plan, the transaction's value says nothing.
 */
export async function readPayments(database: Database, plan: PlanName, address: string): Promise<Payments> {
  const { rows } = await sql<{ excess: string; untold: string; unread: number }>`
    select
      coalesce(sum(t.value - p.price) filter (where ${isTo(address)}), 0)::text as excess,
      coalesce(sum(p.price) filter (where (${isTo(address)}) is not true), 0)::text as untold,
      (count(*) filter (where p.is_entry and t.hash is null))::int as unread
    from (
      select value as price, transaction_hash, true as is_entry from entries where plan = ${plan}
      union all
      select -amount, transaction_hash, false from history where plan = ${plan} and type = 'username'
    ) p
    left join transactions t on t.hash = p.transaction_hash`.execute(database);
  const [row] = rows;
  return {
    excess: BigInt(row?.excess ?? 0),
    unknownExcess: BigInt(row?.untold ?? 0) / EXCESS_DIVISOR,
    entriesWithoutTransaction: row?.unread ?? 0,
  };
}

/** Compared as bytes: the rules of a language for upper and lower case take a database seconds. */
function isTo(address: string) {
  return sql<boolean>`lower(t.recipient collate "C") = ${address.toLowerCase()}`;
}
