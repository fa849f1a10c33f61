import { MONTH_ROUNDS, toMonth } from "@canopy/protocol/rules/calendar";
import { ranks } from "@canopy/protocol/rules/parameters";
import { shareValue } from "@canopy/protocol/rules/rank";
import type { Database } from "@canopy/server/database/tables";
import { sql } from "kysely";
import { offsets, timeSql, toBlock, transactionHash } from "./place.ts";
import type { World } from "./world.ts";

/** Rounds for which a window is open. */
const WINDOW_ROUNDS = 7;

/** Writes the months that have passed: each member with enough points is a Hero, and collects later. */
export async function plantRanks(database: Database, world: World): Promise<void> {
  for (let month = 0; month < toMonth(world.rounds); month++) {
    const opened = (month + 1) * MONTH_ROUNDS;
    await plantHeroes(database, month, opened);
    await plantWindow(database, month, opened, world);
  }
}

async function plantHeroes(database: Database, month: number, opened: number): Promise<void> {
  const claimed = sql.lit(toBlock(opened, offsets.claims));
  const first = sql.lit(month * MONTH_ROUNDS);
  await sql`
    with hero as materialized (
      select member_id, sum(points) / ${sql.lit(ranks.monthlyPoints)} as shares,
        row_number() over (order by member_id)::int4 - 1 as log_index
      from activity
      where plan = 'core' and round between ${first} and ${first} + ${sql.lit(MONTH_ROUNDS - 1)}
      group by member_id having sum(points) >= ${sql.lit(ranks.monthlyPoints)}
    ), written as (
      insert into ranks (plan, month, member_id, shares, claimed_at, rank)
      select 'core', ${month}, member_id, shares, ${timeSql(claimed)}, 'hero' from hero
    )
    insert into history (block_number, log_index, plan, member_id, type, amount, units, detail, transaction_hash, at)
    select ${claimed}, log_index, 'core', member_id, 'rank_claim', 0, shares, ${String(month)},
      ${transactionHash(claimed, sql`log_index`)}, ${timeSql(claimed)} from hero`.execute(database);
}

async function plantWindow(database: Database, month: number, opened: number, world: World): Promise<void> {
  const open = sql.lit(toBlock(opened, offsets.windowOpened));
  const closes = sql.lit(toBlock(opened + WINDOW_ROUNDS, offsets.windowOpened));
  const closed = sql.lit(toBlock(opened + WINDOW_ROUNDS, offsets.windowClosed));
  await sql`insert into rank_windows (plan, month, opened_at, closes_at)
    values ('core', ${month}, ${timeSql(open)}, ${timeSql(closes)})`.execute(database);
  if (opened + WINDOW_ROUNDS > world.rounds) return;
  const first = month * MONTH_ROUNDS;
  const { rows } = await sql<{ pot: string; points: string; units: string; price: string; shares: string }>`
    select sum(hero_pool)::text as pot, sum(points)::text as points, sum(units)::text as units,
      (array_agg(unit_price order by round desc))[1]::text as price,
      (select coalesce(sum(shares), 0) from ranks where plan = 'core' and month = ${month})::text as shares
    from rounds where plan = 'core' and round between ${first} and ${first + MONTH_ROUNDS - 1}`.execute(
    database,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error(`month ${month} has no rounds`);
  const [pot, shares] = [BigInt(sums.pot), Number(sums.shares)];
  const unitPrice = BigInt(sums.price);
  const shared = { pot, shares, unitPrice, points: Number(sums.points), units: Number(sums.units) };
  const value = shares === 0 ? 0n : shareValue(shared);
  await sql`
    update rank_windows set closed_at = ${timeSql(closed)}, shares = ${shares}, share_value = ${value.toString()},
      rest = ${(pot - value * BigInt(shares)).toString()}
    where plan = 'core' and month = ${month}`.execute(database);
}
