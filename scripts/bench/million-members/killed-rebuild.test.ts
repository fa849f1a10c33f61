import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@canopy/server/database/open";
import type { OpenDatabase } from "@canopy/server/database/postgres";
import { DERIVED_VERSION } from "@canopy/server/indexer/index-source";
import { createForecast } from "@canopy/server/indexer/provisional-points";
import { beginRebuild, readRebuildProgress } from "@canopy/server/indexer/rebuild/progress";
import { rebuildIndex } from "@canopy/server/indexer/rebuild/rebuild";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres, type TestPostgres } from "@canopy/server/test/support/postgres";
import { tableContents } from "@canopy/server/test/support/table-contents";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { plantWorld } from "./plant.ts";
import { plantRawLogs } from "./raw-logs.ts";

const script = fileURLToPath(
  new URL("../../../apps/server/test/support/rebuild-process.ts", import.meta.url),
);
const LIMIT = 120_000;

let postgres: TestPostgres;
let open: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  open = await openDatabase({ url: await postgres.createDatabase(), connections: 4 }, createLog("silent"));
  await plantWorld(open.database, { shape: "chains", members: 150, rounds: 38, buyers: 30, chains: 4 });
  await plantRawLogs(open.database);
}, LIMIT);
afterAll(async () => {
  await open?.close();
  await postgres.stop();
});

const findWaiting = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(open.database);
  return rows[0]?.pid;
};
const waiting = { timeout: LIMIT, interval: 10 };

/** Kills a rebuild, and its session, while it waits for what the statement locks. */
async function killDuring(lock: string): Promise<void> {
  await open.database.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql.raw(lock).execute(transaction);
    const child = spawn(process.execPath, [script, open.url], { stdio: "ignore" });
    const ended = once(child, "exit");
    const pid = await vi.waitUntil(findWaiting, waiting);
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await sql`select pg_terminate_backend(${pid})`.execute(open.database);
    await vi.waitUntil(async () => (await findWaiting()) === undefined, waiting);
  });
}

const readEvents = async () => (await readRebuildProgress(open.database))?.events ?? -1;

test(
  "a rebuild continues after kill -9 in each phase, while readers see the old tables",
  async () => {
    const { database } = open;
    const planted = await tableContents(database);
    const total = planted.logs.length;

    // While it creates the draft: nothing of it stays.
    await killDuring("lock table members in access exclusive mode");
    expect(await readEvents()).toBe(-1);

    // While it derives, in the transaction of the second save.
    await beginRebuild(database, DERIVED_VERSION);
    await sql`create function rebuild.pause() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(42); return new; end'`.execute(database);
    await sql`create trigger pause before update on rebuild.progress for each row when (old.events > 0)
      execute function rebuild.pause()`.execute(database);
    await killDuring("select pg_advisory_xact_lock(42)");
    await sql`drop function rebuild.pause cascade`.execute(database);
    const derived = await readEvents();
    expect(derived).toBeGreaterThan(0);
    expect(derived).toBeLessThan(total);
    expect(await tableContents(database)).toEqual(planted);

    // Before it completes the draft.
    await killDuring("select from index_checkpoint for update");
    expect(await readEvents()).toBe(total);

    // With the complete draft, while it waits for a reader of the old tables.
    await killDuring("lock table collections in access share mode");
    expect(await readEvents()).toBe(total);
    expect(await tableContents(database)).toEqual(planted);

    await sql`delete from entries`.execute(database);
    await rebuildIndex(database, DERIVED_VERSION, { batch: 50 });
    expect(await readEvents()).toBe(-1);
    await createForecast(database).refresh();
    expect(await tableContents(database)).toEqual(planted);
  },
  LIMIT,
);
