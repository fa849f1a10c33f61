import type { StatementKind } from "@canopy/shared/api/ledger";
import type { PlanName } from "@canopy/shared/api/primitives";
import { type Calendar, minutesAhead } from "@canopy/shared/calendar";
import { sql } from "kysely";
import type { Address } from "viem";
import type { Database } from "../../database/tables.ts";

/** What a member paid, earned or withdrew on a day, of one kind. */
export interface DayFlow {
  kind: StatementKind;
  /** As in 2026-01-31. */
  day: string;
  wei: bigint;
  /** Each amount at its round's price, rounded down. */
  usd: bigint;
}

/** Wei of points and rebates that the contract has booked to a member's box. */
export async function findCredited(database: Database, plan: PlanName, member: number): Promise<bigint> {
  const { sum } = await database
    .selectFrom("history")
    .select(({ fn }) => fn.sum<string | null>("amount").as("sum"))
    .where("plan", "=", plan)
    .where("member_id", "=", member)
    .where("type", "=", "credit")
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/**
 * Finds a member's flows by day, the oldest first. A round's amounts have its price and belong to the day on which it began;
 * all others have the price in force and belong to the day of their block. An excess is known from the value of the
 * transaction: a direct call to the plan is its only payment.
 *
 * @param address the plan's
 * @param calendar whose days begin in UTC or in Iran's time
 */
export async function findFlows(
  database: Database,
  plan: PlanName,
  address: Address,
  member: number,
  calendar: Calendar = "gregorian",
): Promise<DayFlow[]> {
  const excess = sql`join transactions t
    on t.hash = paid.transaction_hash and lower(t.recipient) = lower(${address})`;
  const priced = sql`join rounds on rounds.plan = ${plan} and rounds.round = paid.round`;
  const entries = sql`(select * from entries where plan = ${plan} and member_id = ${member}) as paid`;
  const { rows } = await sql<{ kind: StatementKind; day: string; wei: string; usd: string }>`
    with prices as (
      -- A round gets its price in the block of its first entry, so later rounds have later blocks.
      select array_agg(block_number order by round) as blocks, array_agg(pol_usd order by round) as usd
      from rounds where plan = ${plan}
    ),
    events as (
      select type, at, abs(amount) as wei, transaction_hash,
        coalesce(
          (select pol_usd from rounds where plan = ${plan} and rounds.round = history.round),
          usd[width_bucket(block_number, blocks)],
          0
        ) as pol_usd
      from history cross join prices
      where plan = ${plan} and member_id = ${member}
        and type in ('username', 'rank_collect', 'closing_reward', 'withdraw')
    ),
    flows as (
      select 'paid' as kind, paid.at, paid.value as wei, pol_usd from ${entries} ${priced}
      union all
      select 'excess', paid.at, t.value - paid.value, pol_usd from ${entries} ${priced} ${excess}
      union all
      select case type when 'username' then 'paid' when 'rank_collect' then 'rankShares'
        when 'closing_reward' then 'closingRewards' else 'withdrawn' end, at, wei, pol_usd from events
      union all
      select 'excess', paid.at, t.value - paid.wei, pol_usd
      from (select * from events where type = 'username') as paid ${excess}
      union all
      select earned.kind, plans.genesis + rounds.round * interval '1 day', earned.wei, rounds.pol_usd
      from activity
      join rounds on rounds.plan = activity.plan and rounds.round = activity.round
      join plans on plans.plan = activity.plan
      cross join lateral (values ('points', point_earnings), ('commissions', activity.commissions),
        ('rebates', rebates)) as earned (kind, wei)
      where activity.plan = ${plan} and member_id = ${member}
    )
    select kind, to_char((at + ${minutesAhead[calendar]}::int4 * interval '1 minute') at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(wei)::text as wei,
      sum(div(wei * pol_usd, 1000000000000000000))::text as usd
    from flows where wei > 0
    group by 1, 2
    order by 2`.execute(database);
  return rows.map(({ kind, day, wei, usd }) => ({ kind, day, wei: BigInt(wei), usd: BigInt(usd) }));
}
