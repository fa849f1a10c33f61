import type { Database } from "@canopy/server/database/tables";
import { sql } from "kysely";
import {
  accountSql,
  BLOCKS_PER_ROUND,
  blockHash,
  offsets,
  timeSql,
  toBlock,
  transactionHash,
} from "./place.ts";
import type { World } from "./world.ts";

/** Every third member empties the box during the open round: a credit of what closed rounds owe, and a withdrawal. */
export async function plantWithdrawals(database: Database, world: World): Promise<void> {
  const blocks = sql.lit(BLOCKS_PER_ROUND - offsets.withdrawals);
  const block = sql`block_number`;
  await sql`
    with withdrawn as (
      update seats set withdrawn = commissions + point_earnings + rebates
      where member_id % 3 = 0 and commissions + point_earnings + rebates > 0
      returning member_id, point_earnings, point_earnings + rebates as credited, withdrawn
    ), placed as materialized (
      select *, ${sql.lit(toBlock(world.rounds, offsets.withdrawals))} + member_id / 3 % ${blocks} as block_number,
        2 * (member_id / 3 / ${blocks}) as log_index
      from withdrawn
    ), hashed as materialized (
      select *, ${transactionHash(block, sql`log_index`)} as hash, ${timeSql(block)} as at from placed
    )
    insert into history (block_number, log_index, plan, member_id, type, amount, detail, transaction_hash, at)
    select block_number, log_index, 'core', member_id, 'credit', credited, point_earnings::text, hash, at from hashed
    union all
    select block_number, log_index + 1, 'core', member_id, 'withdraw', -withdrawn, null, hash, at
    from hashed`.execute(database);
}

/** The transactions behind the members' own entries and withdrawals. */
export async function plantTransactions(database: Database): Promise<void> {
  await sql`
    insert into transactions (hash, block_number, block_hash, sender, recipient, value, gas_used, gas_price, member_id)
    select transaction_hash, block_number, ${blockHash(sql`block_number`)}, ${accountSql(sql`member_id`)}, address,
      case type when 'withdraw' then 0 else -amount end,
      case type when 'register' then 290000 when 'topup' then 110000 else 60000 end,
      30000000000 + block_number % 1000 * 1000000, member_id
    from history join plans using (plan) where type in ('register', 'topup', 'withdraw')`.execute(database);
}
