import { sql } from "kysely";
import type { Address } from "viem";
import type { Database, PlanName } from "./tables.ts";

/** The plan accepts up to a fiftieth (2 %) more than the price; the excess goes to the payer's box. */
const DIVISOR = 50n;

/** A member's payments above prices, in wei. No event contains them, only the transaction does. */
export interface Excess {
  known: bigint;
  /** The most that payments through other contracts, or without an indexed transaction, can add. */
  unknown: bigint;
}

export const NO_EXCESS: Excess = { known: 0n, unknown: 0n };

/**
 * Excesses by member, without zeros. A direct call to the plan is the only payment of its transaction. If another contract
 * called the plan, the value of the transaction proves nothing.
 *
 * @param ids members; undefined = all
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
