import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertPlans, setCheckpoint, toHash, toTime } from "../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import { connectChain } from "../chain/client.ts";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { countRollback } from "../indexer/checkpoint.ts";
import { rollBack } from "../indexer/commit.ts";
import { refreshReport } from "./refresh-report.ts";
import { readReportLags, readStoredReport, storeReport } from "./store-report.ts";

const noNode = connectChain("http://127.0.0.1:1");

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database);
  await insertPlans(database, ["core", "plus"]);
});

/** Stores the core plan's report after `block`. */
async function refreshAt(block: number, finalized: number): Promise<void> {
  await setCheckpoint(database, BigInt(block));
  await database
    .updateTable("index_checkpoint")
    .set({ finalized_number: BigInt(finalized) })
    .execute();
  await refreshReport(database, noNode, "core");
}

async function blocks(): Promise<number[]> {
  const rows = await database.selectFrom("reports").select("block_number").orderBy("block_number").execute();
  return rows.map(({ block_number }) => Number(block_number));
}

async function readCore() {
  const report = await readStoredReport(database, "core");
  if (report === null) throw new Error("No report is stored");
  return report;
}

async function undoTo(number: number): Promise<void> {
  const from = await readCheckpoint(database);
  if (from === null) throw new Error("The index is empty");
  await rollBack(database, from, { number: BigInt(number), hash: toHash(number), time: new Date(0) });
}

test("keeps the newest report, the newest final one, and the next that becomes final", async () => {
  await refreshAt(10, 0);
  await refreshAt(20, 5);
  await refreshAt(30, 5);
  expect(await blocks()).toEqual([10, 30]);
  await refreshAt(40, 12);
  expect(await blocks()).toEqual([10, 30, 40]);
  await refreshAt(50, 12);
  expect(await blocks()).toEqual([10, 30, 50]);
  await refreshAt(60, 35);
  expect(await blocks()).toEqual([30, 50, 60]);
  await refreshAt(60, 60);
  expect(await blocks()).toEqual([60]);
});

test("the lag of a plan is the time since the block of its newest report", async () => {
  const setTime = (minutes: number) =>
    database
      .updateTable("index_checkpoint")
      .set({ block_time: toTime(0, minutes) })
      .execute();
  await refreshAt(10, 0);
  expect(await readReportLags(database)).toEqual([]);
  await setTime(1);
  await refreshAt(20, 0);
  await setTime(3);
  expect(await readReportLags(database)).toEqual([{ plan: "core", seconds: 120 }]);
});

test("each plan has its own", async () => {
  await refreshAt(10, 0);
  await refreshReport(database, noNode, "plus");
  await refreshAt(20, 20);
  expect((await readCore()).blockNumber).toBe("20");
  expect(await readStoredReport(database, "plus")).toMatchObject({ plan: "plus", blockNumber: "10" });
});

test("a rollback deletes the reports of orphaned blocks, and a final one is shown", async () => {
  await refreshAt(10, 0);
  await refreshAt(30, 10);
  await undoTo(29);
  expect(await blocks()).toEqual([10]);
  expect(await readCore()).toMatchObject({ blockNumber: "10", blockHash: toHash(10) });
});

test("a report that was computed before a rollback is not stored", async () => {
  await refreshAt(10, 0);
  const report = { ...(await readCore()), blockNumber: "11" };
  await countRollback(database);
  expect(await storeReport(database, report, 0n)).toBe(false);
  expect(await blocks()).toEqual([10]);
  expect(await storeReport(database, report, 1n)).toBe(true);
  expect(await blocks()).toEqual([10, 11]);
});

test("a later report of the same block replaces the first", async () => {
  await refreshAt(10, 0);
  const report = { ...(await readCore()), membersWithoutUnits: 7 };
  await storeReport(database, report, 0n);
  expect((await readCore()).membersWithoutUnits).toBe(7);
  expect(await blocks()).toEqual([10]);
});
