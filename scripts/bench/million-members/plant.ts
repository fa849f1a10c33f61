import type { Database } from "@canopy/server/database/tables";
import { withoutTimeLimit } from "@canopy/server/database/time-limit";
import { sql } from "kysely";
import { emptyLargeTables } from "./large-tables.ts";
import { plantMembers, plantSeats } from "./plant-members.ts";
import { plantPlan } from "./plant-plan.ts";
import { plantRanks } from "./plant-ranks.ts";
import { plantRound } from "./plant-round.ts";
import { plantTransactions, plantWithdrawals } from "./plant-withdrawals.ts";
import type { World } from "./world.ts";
import { copyLegs, createNetwork, simulateYear } from "./year.ts";

/**
 * Writes a world into a database with all tables, empty: the rows that the indexer would derive from its events. The network
 * and all counts come from the plan's model, the rest from SQL.
 */
export async function plantWorld(
  database: Database,
  world: World,
  note: (text: string) => void = () => undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    await sql`set local work_mem = '256MB'`.execute(transaction);
    // Without triggers: the rows are final.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const rebuild = await emptyLargeTables(transaction);
    await plantPlan(transaction, world);
    await sql`create table round_closings (like raw_logs)`.execute(transaction);
    const network = createNetwork(world);
    let legs = copyLegs(network);
    const keepLegs = (round: number) => {
      if (round === world.rounds) legs = copyLegs(network);
    };
    for (const round of simulateYear(world, network, keepLegs)) {
      await plantRound(transaction, world, round);
      if (round.round % 50 === 0) note(`  ${round.round} of ${world.rounds} rounds`);
    }
    note("  members, seats, ranks and withdrawals");
    await plantMembers(transaction);
    await plantRanks(transaction, world);
    await plantSeats(transaction, world, network, legs);
    await plantWithdrawals(transaction, world);
    await plantTransactions(transaction);
    note("  indexes");
    for (const statement of rebuild) await sql.raw(statement).execute(transaction);
  });
  await database.connection().execute(async (connection) => {
    // `vacuum` cannot run in a transaction.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
