import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";

/** What became of a group of members: all of them (`month` null), or those who joined in a month. */
export interface OutcomeRow {
  month: number | null;
  members: number;
  earned_back: number;
  in_profit: number;
  earned_nothing: number;
  earned: string;
  paid: string;
  /** Eleven numbers, from the least to the most; null without members. */
  net_deciles: string[] | null;
  ratio_deciles: string[] | null;
}

/**
 * Earned against paid, for everybody who bought units: see `outcomesSchema`. Gas is what transactions of members to the
 * plan cost them; those to the other plan count there.
 *
 * @returns first all members, then month by month
 */
export async function readOutcomes(database: Database, plan: PlanName): Promise<OutcomeRow[]> {
  // The value of one member, never one between two: percentile_disc takes the first whose share of members reaches k/10.
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
 * Everything that is not a call to Plus itself counts for the core plan: rather too much gas than too little. Compared as
 * bytes, which is much quicker than by the rules of a language.
 */
function isForPlan(plan: PlanName) {
  const recipient = sql`lower(recipient collate "C")`;
  const plus = sql`(select lower(address) from plans where plan = 'plus')`;
  return plan === "plus"
    ? sql<boolean>`${recipient} = ${plus}`
    : sql<boolean>`${recipient} is distinct from ${plus}`;
}
