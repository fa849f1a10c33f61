import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";

/** The outcome of a group of members: all of them (`month` null), or those who joined in a month. */
export interface OutcomeRow {
  month: number | null;
  members: number;
  earned_back: number;
  in_profit: number;
  earned_nothing: number;
  earned: string;
  paid: string;
  /** Eleven numbers in ascending order; null without members. */
  net_deciles: string[] | null;
  ratio_deciles: string[] | null;
}

/**
 * Earnings against payments of all members who bought units: see `outcomesSchema`. Gas is the cost of members'
 * transactions to this plan.
 *
 * @returns all members first, then month by month
 */
export async function readOutcomes(database: Database, plan: PlanName): Promise<OutcomeRow[]> {
  // percentile_disc returns the value of one member, without interpolation: the first whose rank reaches k/10.
  const deciles = sql`array[0, .1, .2, .3, .4, .5, .6, .7, .8, .9, 1]::float8[]`;
  const { rows } = await sql<OutcomeRow>`
    with gas as (
      select member_id, sum(gas_used * gas_price) as amount
      from transactions
      where member_id is not null and ${isForPlan(plan)}
      group by member_id
    ), fees as (
      select member_id, -sum(amount) as amount from history
      where plan = ${plan} and type = 'username'
      group by member_id
    ), results as (
      select s.round / ${MONTH_ROUNDS}::int as month,
        s.commissions + s.point_earnings + s.rebates + s.rank_earnings + s.closing_rewards as earned,
        s.entered + coalesce(g.amount, 0) + coalesce(f.amount, 0) as paid
      from seats s
      left join gas g on g.member_id = s.member_id
      left join fees f on f.member_id = s.member_id
      where s.plan = ${plan} and s.depth > 0 and s.units > 0
    )
    select month,
      count(*)::int as members,
      (count(*) filter (where earned >= paid))::int as earned_back,
      (count(*) filter (where earned > paid))::int as in_profit,
      (count(*) filter (where earned = 0))::int as earned_nothing,
      coalesce(sum(earned), 0)::text as earned,
      coalesce(sum(paid), 0)::text as paid,
      (percentile_disc(${deciles}) within group (order by earned - paid))::text[] as net_deciles,
      (percentile_disc(${deciles}) within group (order by div(earned * 10000, paid)))::text[] as ratio_deciles
    from results
    group by grouping sets ((), (month))
    order by grouping(month) desc, month`.execute(database);
  return rows;
}

/**
 * Every transaction that is not a direct call to Plus counts for the core plan, which rather overstates its gas. Comparing
 * bytes is much faster than comparing by a collation.
 */
function isForPlan(plan: PlanName) {
  const recipient = sql`lower(recipient collate "C")`;
  const plus = sql`(select lower(address) from plans where plan = 'plus')`;
  return plan === "plus"
    ? sql<boolean>`${recipient} = ${plus}`
    : sql<boolean>`${recipient} is distinct from ${plus}`;
}
