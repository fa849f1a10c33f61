import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";

/** Payments above the price, in wei, which no event contains. */
export interface Payments {
  excess: bigint;
  /** The most that payments with unknown values can add. */
  unknownExcess: bigint;
  /** Entries whose transaction the index has not read yet. */
  entriesWithoutTransaction: number;
  final: FinalPayments;
}

/** Sums of payments up to a final block whose transactions are read: they never change. */
export interface FinalPayments {
  block: bigint;
  excess: bigint;
  /** Prices paid through other contracts. */
  indirect: bigint;
}

const noPayments: FinalPayments = { block: -1n, excess: 0n, indirect: 0n };

/** A payment may exceed its price by a fiftieth (docs/plan.md). */
const EXCESS_DIVISOR = 50n;

/**
 * Compares payments with their transactions. A direct call to the plan is the only payment of its transaction. If another
 * contract called the plan, the value of the transaction proves nothing.
 *
 * @param known sums from an earlier call: only later payments are read
 */
export async function readPayments(
  database: Database,
  plan: PlanName,
  address: string,
  known: FinalPayments = noPayments,
): Promise<Payments> {
  const { rows } = await sql<{
    is_final: boolean;
    block: bigint;
    excess: string;
    indirect: string;
    unread: number;
  }>`
    with known as (
      select least(finalized_number, (select coalesce(max(block_number), 0) - 1 from transactions)) as block
      from index_checkpoint
    )
    select p.block_number <= known.block as is_final, known.block,
      coalesce(sum(t.value - p.price) filter (where ${isTo(address)}), 0)::text as excess,
      coalesce(sum(p.price) filter (where (${isTo(address)}) is not true), 0)::text as indirect,
      (count(*) filter (where p.is_entry and t.hash is null))::int as unread
    from (
      select block_number, value as price, transaction_hash, true as is_entry from entries
      where plan = ${plan} and block_number > ${known.block}
      union all
      select block_number, -amount, transaction_hash, false from history
      where plan = ${plan} and type = 'username' and block_number > ${known.block}
    ) p
    cross join known
    left join transactions t on t.hash = p.transaction_hash
    group by 1, 2`.execute(database);
  const sums = { excess: known.excess, indirect: known.indirect };
  let [unread, final] = [0, known];
  for (const row of rows.toSorted((one, other) => Number(other.is_final) - Number(one.is_final))) {
    sums.excess += BigInt(row.excess);
    sums.indirect += BigInt(row.indirect);
    unread += row.unread;
    if (row.is_final) final = { block: row.block, ...sums };
  }
  return {
    excess: sums.excess,
    unknownExcess: sums.indirect / EXCESS_DIVISOR,
    entriesWithoutTransaction: unread,
    final,
  };
}

/** Compares bytes: a case-insensitive collation would take seconds. */
function isTo(address: string) {
  return sql<boolean>`lower(t.recipient collate "C") = ${address.toLowerCase()}`;
}
