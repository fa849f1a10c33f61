import type { Database } from "@canopy/server/database/tables";
import { FIRST } from "@canopy/server/test/support/candles";
import { localAddress } from "@canopy/swap/deployments-local";
import { type RawBuilder, sql } from "kysely";
import { padHex } from "viem";
import { note } from "../scope.ts";

/** The member whose log is measured. Bots of the others have ids of members after it. */
export const OWNER = { id: 1, wallet: padHex("0x1", { size: 20 }) } as const;
/** The keeper of a quarter of the trades. */
export const KEEPER = `0x3${"c44d".repeat(9)}abc`;
export const LAST = FIRST + 850_000;
/** How many lines of the member are skips of rare bots, which one word finds. */
export const RARE = 40;

/** The log in slices of time: lines of the member lie between those of others, as bots write them. */
const SLICES = 100;
const BOTS = 20;
const OTHER_BOTS = 9_000;
const LINES = { own: 42_500, other: 1_000 } as const;
const TRADES = { own: 149_000, other: 1_000_000 } as const;
const SKIPS = { own: 1_000, other: 50_000 } as const;
/** Lines in a log of the member, and those of others in the same tables. */
export const OWN_LINES = BOTS * LINES.own + TRADES.own + SKIPS.own;
export const OTHER_LINES = OTHER_BOTS * LINES.other + TRADES.other + SKIPS.other;

const indexed = ["paper_bot_log", "vault_trades", "vault_skips"];
const kinds = ["dca", "grid", "rebalance", "average-cross", "rsi-reversal", "bollinger", "trailing-stop"];

/** Fills the tables. Returns their indexes, each with a function that creates it again: inserting without them takes less time. */
export async function plantLog(database: Database) {
  await sql`insert into paper_bots (id, member_id, account, kind, market, interval, parameters, settings, created_at,
      started_at, next_candle, lines)
    select md5(number::text)::uuid, 1 + number / ${BOTS}, case when number < ${BOTS} then ${OWNER.wallet} else '0x' end,
      (${kinds}::text[])[1 + number % ${kinds.length}], 'POL-USDC', 900, '{}', '{}', now(), ${FIRST}, ${FIRST}, 0
    from generate_series(0, ${BOTS + OTHER_BOTS - 1}) as number`.execute(database);
  const { rows } = await sql<{ definition: string; name: string }>`
    select indexdef as definition, indexname as name from pg_indexes
    where tablename = any(${indexed}::text[]) and indexname not like '%_pkey'`.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(database);
  await sql`alter table paper_bot_log drop constraint paper_bot_log_pkey`.execute(database);
  for (let slice = 0; slice < SLICES; slice++) {
    await plantSlice(database, slice);
    if (slice % 10 === 9) note(`Planted ${slice + 1} % of the log`);
  }
  await plantTrades(database);
  await plantSkips(database);
  await runLong(database, sql`alter table paper_bot_log add primary key (bot_id, line)`);
  return rows.map(({ name, definition }) => ({
    name,
    create: () => runLong(database, sql.raw(definition)),
  }));
}

/** Without the limits of a server that answers requests. */
function runLong(database: Database, statement: RawBuilder<unknown>): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local work_mem = '256MB'`.execute(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    await sql`set local session_replication_role = replica`.execute(transaction);
    await statement.execute(transaction);
  });
}

/** What a bot's line says: mostly decisions and trades, now and then a skip, and two kinds of rare lines. */
async function plantSlice(database: Database, slice: number): Promise<void> {
  const numbers = (bots: readonly [number, number], lines: number) => sql`
    select bot, line, ${LAST - FIRST}::bigint * line / ${lines} + bot % ${(LAST - FIRST) / lines} as since
    from generate_series(${bots[0]}::int, ${bots[1]}::int - 1) as bot,
      generate_series(${(slice * lines) / SLICES}::int, ${((slice + 1) * lines) / SLICES}::int - 1) as line`;
  await runLong(
    database,
    sql`
      insert into paper_bot_log (bot_id, line, member_id, at, outcome, detail)
      select md5(bot::text)::uuid, line, 1 + bot / ${BOTS}, ${FIRST} + since, outcome,
        (case outcome
          when 'started' then '{}'
          when 'decided' then format('{"side":"%s","amount":10,"rule":0,"reason":"%s","reference":0.%s}', side, reason, digits)
          when 'skipped' then format('{"side":"%s","amount":10,"rule":0,"reason":"%s","because":"%s"}', side, reason,
            case when line % 21000 = 7777 then 'cooldown' else 'no volume' end)
          else format('{"side":"%s","amount":10,"rule":0,"reason":"%s","base":19.%s,"quote":-10,"reference":0.%s,"price":0.%s,"costs":{"fee":0.005,"spread":0.005,"slippage":0.00%s,"gas":0.001},"isPartial":%s}',
            side, reason, digits, digits, digits, digits, (line % 7 = 0)::text)
        end)::json
      from (
        select bot, line, since, digits, (array['buy', 'sell'])[1 + line / 2 % 2] as side,
          (array['interval', 'share above the band', 'signal to enter', 'signal to leave'])[1 + line / 4 % (1 + bot % 4)] as reason,
          case when line = 0 then 'started' when line % 21000 = 7777 or line % 100 = 51 then 'skipped'
            when line % 2 = 0 then 'decided' else 'filled' end as outcome
        from (
          select *, lpad(((line::bigint * 7919 + bot) % 1000000)::text, 16, '1234567890') as digits
          from (${numbers([0, BOTS], LINES.own)} union all ${numbers([BOTS, BOTS + OTHER_BOTS], LINES.other)}) as lines
        ) as lines
      ) as lines order by since`,
  );
}

async function plantTrades(database: Database): Promise<void> {
  const tokens = (["usdc", "weth", "wpol"] as const).map((name) => localAddress(name));
  await runLong(
    database,
    sql`
      insert into vault_trades (block_hash, log_index, block_number, vault, owner, rule, at, token_in, token_out, amount_in,
        amount_out, oracle_out, fee, keeper, transaction_hash)
      select hash, 0, number, owner, owner, 1 + number % 12, ${FIRST} + since, (${tokens}::text[])[1 + number % 3],
        (${tokens}::text[])[1 + (number + 1) % 3], 300000000 + number, 99700000000000000 + number, 100000000000000000, 20000000000000000,
        case when number % 4 = 0 then ${KEEPER} else '0x' || left(md5((number % 4)::text) || md5(''), 40) end, hash
      from (
        select number, since, '0x' || md5(number::text || owner) || md5(owner || number) as hash, owner
        from (
          select number, ${LAST - FIRST}::bigint * number / ${TRADES.own} as since, ${OWNER.wallet} as owner
          from generate_series(0, ${TRADES.own - 1}) as number
          union all
          select number, ${LAST - FIRST}::bigint * number / ${TRADES.other}, '0x' || left(md5((number % 997)::text) || md5(''), 40)
          from generate_series(0, ${TRADES.other - 1}) as number
        ) as trades
      ) as trades order by since`,
  );
}

async function plantSkips(database: Database): Promise<void> {
  await sql`
    insert into vault_skips (vault, owner, rule, reason, first_at, last_at, looks, detail)
    select owner, owner, 1 + number % 12, 'too much spent', ${FIRST} + number * 800, ${FIRST} + number * 800 + 60, 3, '{"left":"0"}'
    from (
      select number, ${OWNER.wallet} as owner from generate_series(0, ${SKIPS.own - 1}) as number
      union all
      select number / 50, '0x' || left(md5((number % 50)::text) || md5(''), 40) from generate_series(0, ${SKIPS.other - 1}) as number
    ) as skips`.execute(database);
}
