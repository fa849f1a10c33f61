import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Database } from "@canopy/server/database/tables";
import { insertRows } from "@canopy/server/database/write-rows";
import { sql } from "kysely";
import { encodeAbiParameters, encodeEventTopics, getAbiItem } from "viem";
import { blockHash, entriesPerBlock, offsets, timeSql, toBlock, transactionHash } from "./place.ts";
import type { World } from "./world.ts";
import type { YearRound } from "./year.ts";

/** Writes a round with its entries, their history, and what it brought each member. The last round stays open. */
export async function plantRound(database: Database, world: World, round: YearRound): Promise<void> {
  const isOpen = round.round === world.rounds;
  await plantEntries(database, round);
  await plantActivity(database, round, isOpen);
  await plantFigures(database, round, isOpen);
  await plantClosing(database, round);
  if (isOpen) await plantForecast(database, round);
}

async function plantEntries(database: Database, round: YearRound): Promise<void> {
  const { unitPrice, commission, buyers, paid, joined } = round;
  const per = sql.lit(entriesPerBlock(buyers.length));
  const first = sql.lit(toBlock(round.round, offsets.entries));
  const block = sql`block_number`;
  const price = wei(unitPrice);
  const number = sql.lit(round.round);
  await sql`
    with bought as materialized (
      select ${first} + (position - 1) / ${per} as block_number, ((position - 1) % ${per})::int4 as log_index,
        id, paid, case when position <= ${sql.lit(joined)} then 'register' else 'topup' end as kind
      from unnest(${buyers}::int4[], ${paid}::int4[]) with ordinality as buyer (id, paid, position)
    ), placed as materialized (
      select *, ${transactionHash(block, sql`log_index`)} as hash, ${timeSql(block)} as at from bought
    ), written as (
      insert into entries (block_number, log_index, plan, member_id, kind, round, units, value, commission,
        transaction_hash, at)
      select block_number, log_index, 'core', id, kind, ${number}, 1, ${price},
        case when paid = 0 then 0 else ${wei(commission)} end, hash, at from placed
    )
    insert into history (block_number, log_index, plan, member_id, type, round, amount, units, other_id,
      transaction_hash, at)
    select block_number, log_index, 'core', id, kind, ${number}, -${price}, 1, null, hash, at from placed
    union all
    select block_number, log_index, 'core', paid, 'commission', ${number}, ${wei(commission)}, 1, id,
      hash, at
    from placed where paid <> 0`.execute(database);
}

async function plantActivity(database: Database, round: YearRound, isOpen: boolean): Promise<void> {
  const { buyers, paid, counts, money, commission } = round;
  const none: readonly number[] = [];
  const [ids, points, flash] = isOpen
    ? [none, none, none]
    : [[...counts.paired], [...counts.pointCounts], [...counts.flashCounts]];
  const rebate = wei(isOpen ? 0n : money.rebate);
  await sql`
    insert into activity (plan, member_id, round, units, commissions, points, flash, point_earnings, rebates)
    select 'core', id, ${sql.lit(round.round)}, sum(units), sum(paid) * ${wei(commission)}, sum(points),
      sum(flash), sum(points) * ${wei(money.pointValue)}, sum(units) * ${rebate}
    from (
      select id, 1 as units, 0 as paid, 0 as points, 0 as flash from unnest(${buyers}::int4[]) as id
      union all
      select id, 0, 1, 0, 0 from unnest(${paid}::int4[]) as id where id <> 0
      union all
      select id, 0, 0, points, flash
      from unnest(${ids}::int4[], ${points}::int4[], ${flash}::int4[]) as pairing (id, points, flash)
    ) as event group by id`.execute(database);
}

async function plantFigures(database: Database, round: YearRound, isOpen: boolean): Promise<void> {
  const { counts, money } = round;
  const priced = sql.lit(toBlock(round.round, offsets.priced));
  const closed = sql.lit(toBlock(round.round + 1, offsets.closed));
  await sql`
    insert into rounds (plan, round, unit_price, pol_usd, block_number, priced_at, units, entered, commissions, joined)
    values ('core', ${round.round}, ${round.unitPrice.toString()}, ${round.polUsd.toString()}, ${priced},
      ${timeSql(priced)}, ${counts.units}, ${money.entered.toString()}, ${money.commissions.toString()},
      ${round.joined})`.execute(database);
  if (isOpen) return;
  await sql`
    update rounds set points = ${counts.points}, flash = ${counts.flash}, pointy = ${counts.pointy},
      point_value = ${money.pointValue.toString()}, rebate = ${money.rebate.toString()},
      hero_pool = ${(money.heroPool + money.closingReward).toString()}, commons = ${money.commons.toString()},
      operations = ${(money.operations - money.closingReward).toString()}, closing_reward = 0, closed_at = ${timeSql(closed)},
      closed_block = ${closed}, transaction_hash = ${transactionHash(closed, sql.lit(0))}
    where plan = 'core' and round = ${round.round}`.execute(database);
}

/** What the open round would bring if it ended now. */
function plantForecast(database: Database, { round, counts }: YearRound): Promise<void> {
  const rows = Array.from(counts.paired, (id, index) => ({
    plan: "core" as const,
    round,
    member_id: id,
    points: counts.pointCounts[index] ?? 0,
    flash: counts.flashCounts[index] ?? 0,
  }));
  return insertRows(database, "provisional_points", rows);
}

/**
 * Keeps the event that closes the round, also of the open one: it is the next event of the chain. Without a closer, the closing
 * reward goes to the HeroPool.
 */
async function plantClosing(database: Database, { round, counts, money }: YearRound): Promise<void> {
  const event = getAbiItem({ abi: planAbi, name: "RoundClosed" });
  const topics = encodeEventTopics({ abi: [event], args: { round } });
  const [, ...plain] = event.inputs;
  const data = encodeAbiParameters(plain, [
    counts.units,
    money.entered,
    BigInt(counts.points),
    BigInt(counts.flash),
    BigInt(counts.pointy),
    money.pointValue,
    money.rebate,
    money.heroPool + money.closingReward,
    money.commons,
    money.operations - money.closingReward,
    0,
  ]);
  const block = sql.lit(toBlock(round + 1, offsets.closed));
  await sql`insert into round_closings (block_hash, log_index, block_number, block_time, transaction_hash, plan, topics,
      data)
    values (${blockHash(block)}, 0, ${block}, ${timeSql(block)}, ${transactionHash(block, sql.lit(0))}, 'core', ${topics},
      ${data})`.execute(database);
}

const wei = (amount: bigint) => sql.raw(`${amount}::numeric`);
