import { sql } from "kysely";
import type { Address } from "viem";
import type { Database, PlanName } from "../../database/tables.ts";

/** The plan takes up to a fiftieth (2 %) more than the price; it goes to the payer's box. */
const DIVISOR = 50n;

/** What a member paid above prices, in wei: no event tells it, only the transaction does. */
export interface Excess {
  known: bigint;
  /** At most so much more, where a payment came through another contract or its transaction is not in the index. */
  unknown: bigint;
}

export const NO_EXCESS: Excess = { known: 0n, unknown: 0n };

/**
 * Excesses by member, those without any left out. A call that went to the plan itself is the only payment of its
 * transaction; where another contract called the plan, the transaction's value says nothing.
 *
 * @param ids members; undefined for all
 */
export async function readExcesses(
  database: Database,
  plan: PlanName,
  address: Address,
  ids?: readonly number[],
): Promise<Map<number, Excess>> {
  const among = ids === undefined ? sql`` : sql`and member_id in (${sql.join(ids)})`;
  const { rows } = await sql<{ id: number; known: string; paid: string }>`
    select p.member_id as id,
      coalesce(sum(t.value - p.price) filter (where lower(t.recipient) = lower(${address})), 0)::text as known,
      coalesce(sum(p.price) filter (where lower(t.recipient) is distinct from lower(${address})), 0)::text as paid
    from (
      select member_id, value as price, transaction_hash from entries where plan = ${plan} ${among}
      union all
      select member_id, -amount as price, transaction_hash from history
      where plan = ${plan} and type = 'username' ${among}
    ) p
    left join transactions t on t.hash = p.transaction_hash
    group by p.member_id`.execute(database);
  return new Map(
    rows.map(({ id, known, paid }) => [id, { known: BigInt(known), unknown: BigInt(paid) / DIVISOR }]),
  );
}
