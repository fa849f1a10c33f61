import type { Database, PlanName } from "../database/tables.ts";

export type RoundRow = Awaited<ReturnType<typeof readRounds>>[number];

/** All rounds that have a price, the oldest first. */
export async function readRounds(database: Database, plan: PlanName) {
  return database.selectFrom("rounds").selectAll().where("plan", "=", plan).orderBy("round").execute();
}

/** The wei that a round has paid into boxes: commissions with each entry, everything else when it is closed. */
export function countPayouts(round: RoundRow) {
  return {
    commissions: BigInt(round.commissions),
    pointEarnings: (round.points ?? 0n) * BigInt(round.point_value ?? 0),
    rebates: BigInt(round.units) * BigInt(round.rebate ?? 0),
    closingRewards: BigInt(round.closing_reward ?? 0),
  };
}
