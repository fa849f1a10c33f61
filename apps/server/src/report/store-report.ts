import { type ReportData, reportDataSchema } from "@canopy/shared/api/report";
import { sql } from "kysely";
import { lockCheckpoint } from "../database/checkpoint.ts";
import type { Database, PlanName } from "../database/tables.ts";

/**
 * Stores a report, unless its block may be orphaned.
 *
 * @param rollbacks the rollbacks of the index when the report was computed
 * @returns false when blocks were undone since then
 */
export async function storeReport(
  database: Database,
  report: ReportData,
  rollbacks: bigint,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const now = await lockCheckpoint(transaction);
    if (now?.rollbacks !== rollbacks) return false;
    await transaction
      .insertInto("reports")
      .values({
        plan: report.plan,
        block_number: BigInt(report.blockNumber),
        block_time: report.blockTime === null ? null : new Date(report.blockTime),
        report: JSON.stringify(report),
      })
      .onConflict((conflict) =>
        conflict
          .columns(["plan", "block_number"])
          .doUpdateSet(({ ref }) => ({ report: ref("excluded.report") })),
      )
      .execute();
    await pruneReports(transaction, report.plan);
    return true;
  });
}

/**
 * Keeps three: the newest, the newest that no reorganisation can delete, and the one that becomes that next. Without the third,
 * reports that are replaced faster than blocks become final would never become final.
 */
async function pruneReports(database: Database, plan: PlanName): Promise<void> {
  await sql`delete from reports using (
      select max(report.block_number) as newest,
        max(report.block_number) filter (where report.block_number <= finalized_number) as final,
        min(report.block_number) filter (where report.block_number > finalized_number) as next
      from reports as report, index_checkpoint where plan = ${plan}
    ) as kept
    where plan = ${plan} and block_number is distinct from newest and block_number is distinct from final
      and block_number is distinct from next`.execute(database);
}

/** The newest report; null before the first, and while the only one is of a server version with other figures. */
export async function readStoredReport(database: Database, plan: PlanName): Promise<ReportData | null> {
  const row = await database
    .selectFrom("reports")
    .select("report")
    .where("plan", "=", plan)
    .orderBy("block_number", "desc")
    .limit(1)
    .executeTakeFirst();
  const { data } = reportDataSchema.safeParse(row?.report);
  return data ?? null;
}

/** By plan, the seconds from the block of its newest report to the newest block of the index. */
export async function readReportLags(database: Database): Promise<{ plan: PlanName; seconds: number }[]> {
  const { rows } = await sql<{ plan: PlanName; seconds: number }>`
    select plan, extract(epoch from max(index.block_time) - max(reports.block_time))::float8 as seconds
    from reports cross join index_checkpoint as index
    group by plan having max(reports.block_time) is not null and max(index.block_time) is not null`.execute(
    database,
  );
  return rows;
}
