import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";

/** Payments above the price, in wei, which no event contains. */
export interface Payments {
  excess: bigint;
  /** The most that payments with unknown values can add. */
  unknownExcess: bigint;
  /** Entries whose transaction the index has not read yet. */
  entriesWithoutTransaction: number;
}

/** A payment may exceed its price by a fiftieth (docs/plan.md). */
const EXCESS_DIVISOR = 50n;

/**
 * Compares payments with their transactions. A direct call to the plan is the only payment of its transaction. If another
 * contract called the plan, the value of the transaction proves nothing.
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

/** Compares bytes: a case-insensitive collation would take seconds. */
function isTo(address: string) {
  return sql<boolean>`lower(t.recipient collate "C") = ${address.toLowerCase()}`;
}
