import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { selectUsername } from "../members/select-username.ts";

export type RoundRow = Awaited<ReturnType<typeof findRounds>>[number];

/** Finds rounds with a price before `before`, the newest first. */
export async function findRounds(
  database: Database,
  plan: PlanName,
  { before, limit }: { before: number; limit: number },
) {
  return database
    .selectFrom("rounds as round")
    .innerJoin("plans", "plans.plan", "round.plan")
    .leftJoin("members as closer", "closer.id", "round.closer_id")
    .selectAll("round")
    .select(["plans.genesis", "plans.unit_usd", "closer.username as closer"])
    .where("round.plan", "=", plan)
    .where("round.round", "<", before)
    .orderBy("round.round", "desc")
    .limit(limit)
    .execute();
}

/** Finds a round. Undefined when it has no price, because it has no entry or has not started. */
export async function findRound(database: Database, plan: PlanName, round: number) {
  const [found] = await findRounds(database, plan, { before: round + 1, limit: 1 });
  return found?.round === round ? found : undefined;
}

interface PointyRow {
  id: number;
  username: string;
  points: number;
  flash: number;
}

/** Finds members with points in a round, by id. An open round has the forecast. */
export async function findPointy(
  database: Database,
  plan: PlanName,
  { round, isClosed, after, limit }: { round: number; isClosed: boolean; after: number; limit: number },
): Promise<PointyRow[]> {
  const table = sql.table(isClosed ? "activity" : "provisional_points");
  const { rows } = await sql<PointyRow>`
    select earned.member_id as id, ${selectUsername("earned.member_id")} as username, earned.points, earned.flash
    from ${table} as earned
    where earned.plan = ${plan} and earned.round = ${round} and earned.member_id > ${after} and earned.points > 0
    order by earned.member_id
    limit ${limit}`.execute(database);
  return rows;
}
