import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Database } from "@canopy/server/database/tables";
import { withoutTimeLimit } from "@canopy/server/database/time-limit";
import { type RawBuilder, sql } from "kysely";
import { type ContractEventName, getAbiItem, toEventSelector } from "viem";
import { blockHash, offsets, timeSql, toBlock, transactionHash } from "./place.ts";

type Sql = RawBuilder<unknown>;

/**
 * Writes the events that a planted world follows from, so that a bench can derive its tables again. A log takes about 700 bytes:
 * for a world of 100,000 members, rather than of a million.
 */
export async function plantRawLogs(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    for (const insert of [members, topUps, prices, closings, windows, claims, boxes]) {
      await sql`insert into raw_logs (block_hash, log_index, block_number, block_time, transaction_hash, plan, topics,
        data) ${insert}`.execute(transaction);
    }
  });
  await sql`vacuum analyze raw_logs`.execute(database);
}

/** The columns of a log. Unless given, the transaction has the log's own index. */
function toLog(
  name: ContractEventName<typeof planAbi>,
  indexed: readonly Sql[],
  data: readonly Sql[],
  { block = sql`block_number`, index = sql`log_index`, hash = transactionHash(block, index) } = {},
): Sql {
  const topic = sql.lit(toEventSelector(getAbiItem({ abi: planAbi, name })));
  const topics = sql.join([topic, ...indexed.map((value) => sql`'0x' || ${word(value)}`)]);
  const words = data.length === 0 ? sql`'0x'` : sql`'0x' || ${sql.join(data, sql` || `)}`;
  return sql`select ${blockHash(block)}, ${index}, ${block}, ${timeSql(block)}, ${hash}, 'core',
    array[${topics}],
    ${words}`;
}

/** A number as 32 bytes. `to_hex` takes no numeric. */
function word(value: Sql): Sql {
  const half = sql.raw((2n ** 60n).toString());
  return sql`(lpad(to_hex(div(${value}::numeric, ${half})::int8), 49, '0') ||
    lpad(to_hex(mod(${value}::numeric, ${half})::int8), 15, '0'))`;
}

/** The account of a member, who has the id in column `id`: its 40 digits follow `0x`. */
const account = sql`lpad(substr(account, 3), 64, '0')`;
const username = sql`lpad(to_hex(length(username)), 64, '0') || rpad(encode(username::bytea, 'hex'), 64, '0')`;
const usernameOffset = word(sql.lit(6 * 32));

const members = sql`${toLog(
  "Registered",
  [sql`member_id`, sql`sponsor_id`, sql`upline_id`],
  [
    account,
    usernameOffset,
    word(sql`leg`),
    word(sql`seats.round`),
    word(sql`coalesce(entries.units, 0)`),
    word(sql`coalesce(value, 0)`),
    username,
  ],
  { block: sql`members.block_number`, index: sql`coalesce(log_index, 0)` },
)} from members join seats on seats.plan = 'core' and seats.member_id = members.id
  left join (select block_number, log_index, member_id, units, value from entries where kind = 'register') as entries
    using (member_id)`;

const topUps = sql`${toLog("ToppedUp", [sql`member_id`], [word(sql`round`), word(sql`units`), word(sql`value`)])}
  from entries where kind = 'topup'`;

const prices = sql`${toLog("RoundPriced", [sql`round`], [word(sql`unit_price`), word(sql`pol_usd`)], {
  index: sql`0`,
})} from rounds`;

const closings = sql`select block_hash, log_index, block_number, block_time, transaction_hash, plan, topics, data
  from round_closings where block_number <= (select block_number from index_checkpoint)`;

const month = sql`month`;
const firstOfMonth = (offset: number) => sql`((month + 1) * ${sql.lit(toBlock(30, 0))} + ${sql.lit(offset)})`;
const windows = sql`${toLog("RankWindowOpened", [month], [word(sql`extract(epoch from closes_at)`)], {
  block: firstOfMonth(offsets.windowOpened),
  index: sql`0`,
})} from rank_windows
  union all ${toLog(
    "RankWindowClosed",
    [month],
    [word(sql`shares`), word(sql`share_value`), word(sql`rest`)],
    {
      block: firstOfMonth(toBlock(7, offsets.windowClosed)),
      index: sql`0`,
    },
  )} from rank_windows where closed_at is not null`;

/** In the contract's numbering, a Hero is 1. */
const claims = sql`${toLog(
  "RankClaimed",
  [sql`detail::int4`, sql`member_id`],
  [word(sql`1`), word(sql`units`)],
)} from history where type = 'rank_claim'`;

const boxes = sql`${toLog(
  "Credited",
  [sql`member_id`],
  [word(sql`detail::numeric`), word(sql`amount - detail::numeric`)],
  {
    hash: sql`transaction_hash`,
  },
)} from history where type = 'credit'
  union all ${toLog("Withdrawn", [sql`member_id`], [word(sql`-amount`)], { hash: sql`transaction_hash` })}
  from history where type = 'withdraw'`;
