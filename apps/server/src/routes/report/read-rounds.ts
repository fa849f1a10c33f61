import type { Database, PlanName } from "../../database/tables.ts";

export type RoundRow = Awaited<ReturnType<typeof readRounds>>[number];

/** All rounds that have a price, the oldest first. */
export async function readRounds(database: Database, plan: PlanName) {
  return database.selectFrom("rounds").selectAll().where("plan", "=", plan).orderBy("round").execute();
}
