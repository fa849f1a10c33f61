import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

export interface ActivityRow {
  round: number;
  genesis: Date;
  pol_usd: string;
  closed: boolean;
  units: number;
  points: number;
  flash: number;
  commissions: string;
  point_earnings: string;
  rebates: string;
}

/** A range of rounds, both ends included. */
export interface ActivityRange {
  from: number;
  to: number;
  limit: number;
  order: "asc" | "desc";
}

/** Finds a member's earnings by round. Omits rounds without activity; open rounds have the forecast of points. */
export async function findActivity(
  database: Database,
  plan: PlanName,
  member: number,
  { from, to, limit, order }: ActivityRange,
): Promise<ActivityRow[]> {
  const direction = sql.raw(order);
  const { rows } = await sql<ActivityRow>`
    with days as (
      (select round from activity where plan = ${plan} and member_id = ${member} and round between ${from} and ${to}
        order by round ${direction} limit ${limit})
      union
      (select round from provisional_points
        where plan = ${plan} and member_id = ${member} and round between ${from} and ${to})
    )
    select days.round, plans.genesis, priced.pol_usd, priced.closed_at is not null as closed,
      coalesce(activity.units, 0) as units,
      case when priced.closed_at is null then coalesce(forecast.points, 0) else coalesce(activity.points, 0) end as points,
      case when priced.closed_at is null then coalesce(forecast.flash, 0) else coalesce(activity.flash, 0) end as flash,
      coalesce(activity.commissions, 0) as commissions,
      coalesce(activity.point_earnings, 0) as point_earnings,
      coalesce(activity.rebates, 0) as rebates
    from days
    join rounds as priced on priced.plan = ${plan} and priced.round = days.round
    join plans on plans.plan = ${plan}
    left join activity on activity.plan = ${plan} and activity.member_id = ${member} and activity.round = days.round
      and activity.round between ${from} and ${to}
    left join provisional_points as forecast on forecast.plan = ${plan} and forecast.member_id = ${member}
      and forecast.round = days.round
    order by days.round ${direction}
    limit ${limit}`.execute(database);
  return rows;
}
