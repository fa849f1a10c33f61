import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";

/** The sum of all boxes, and the number of members without the root. */
export interface SeatSums {
  boxes: bigint;
  members: number;
  withoutUnits: number;
}

export async function readSeatSums(database: Database, plan: PlanName): Promise<SeatSums> {
  const { rows } = await sql<{ boxes: string; members: number; without_units: number }>`
    select
      coalesce(sum(commissions + point_earnings + rebates + rank_earnings + closing_rewards - withdrawn), 0)::text
        as boxes,
      (count(*) filter (where depth > 0))::int as members,
      (count(*) filter (where depth > 0 and units = 0))::int as without_units
    from seats where plan = ${plan}`.execute(database);
  const [row] = rows;
  return {
    boxes: BigInt(row?.boxes ?? 0),
    members: row?.members ?? 0,
    withoutUnits: row?.without_units ?? 0,
  };
}
