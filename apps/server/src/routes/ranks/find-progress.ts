import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

interface Progress {
  month: number;
  points: number;
  provisional_points: number;
  heroes: number;
}

/** Finds a member's progress in the month of the newest round and in the previous month. */
export async function findProgress(database: Database, plan: PlanName, member: number): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    with newest as (select max(round) / ${MONTH_ROUNDS}::int4 as month from rounds where plan = ${plan})
    select months.month,
      (select coalesce(sum(points), 0)::int4 from activity
        where plan = ${plan} and member_id = ${member}
          and round between months.month * ${MONTH_ROUNDS}::int4 and months.month * ${MONTH_ROUNDS}::int4 + ${MONTH_ROUNDS - 1}::int4
      ) as points,
      (select coalesce(sum(points), 0)::int4 from provisional_points
        where plan = ${plan} and member_id = ${member}
          and round between months.month * ${MONTH_ROUNDS}::int4 and months.month * ${MONTH_ROUNDS}::int4 + ${MONTH_ROUNDS - 1}::int4
      ) as provisional_points,
      (select count(*)::int4 from ranks
        join seats on seats.plan = ranks.plan and seats.member_id = ranks.member_id
        where ranks.plan = ${plan} and ranks.month = months.month and seats.sponsor_id = ${member}
      ) as heroes
    from newest, generate_series(newest.month, greatest(newest.month - 1, 0), -1) as months (month)
    order by months.month desc`.execute(database);
  return rows;
}
