import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectTestDatabase, createTestDatabaseUrl } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { startIndex } from "../checkpoint.ts";
import { TablesInUseError } from "./draft-tables.ts";
import { beginRebuild, lockProgress, lockSource, readRebuildProgress } from "./progress.ts";
import { rebuildIndex } from "./rebuild.ts";

let url: string;
let database: Database;
beforeEach(async () => {
  url = await createTestDatabaseUrl();
  database = await connectTestDatabase(url);
});
afterEach(() => database.destroy());

interface Reader {
  pid: number;
  release: () => Promise<void>;
}

/** A transaction that has read a table. */
async function startReader(): Promise<Reader> {
  const begun = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  const reader = database.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await transaction.selectFrom("seats").selectAll().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    begun.resolve(rows[0]?.pid ?? 0);
    await released.promise;
  });
  return {
    pid: await begun.promise,
    release() {
      released.resolve();
      return reader;
    },
  };
}

const waitForSwap = () => vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 30_000 });

test("waits for a reader that holds a table, and lets others read", async () => {
  const reader = await startReader();
  const rebuild = rebuildIndex(database, 1);
  await waitForSwap();
  expect(await database.selectFrom("seats").selectAll().execute()).toEqual([]);
  await reader.release();
  await rebuild;
  expect(await readRebuildProgress(database)).toBeNull();
}, 60_000);

test("gives up after some attempts, names the reader, and continues later", async () => {
  const reader = await startReader();
  const rebuild = rebuildIndex(database, 1, { lockAttempts: 1 });
  await expect(rebuild).rejects.toThrow(TablesInUseError);
  await expect(rebuild).rejects.toThrow(`select pg_terminate_backend(${reader.pid});`);
  await reader.release();
  expect(await readRebuildProgress(database)).not.toBeNull();
  await rebuildIndex(database, 1, { lockAttempts: 1 });
  expect(await readRebuildProgress(database)).toBeNull();
}, 60_000);

test("stops waiting for a reader when it is aborted", async () => {
  const reader = await startReader();
  const stop = new AbortController();
  const rebuild = rebuildIndex(database, 1, { signal: stop.signal });
  await waitForSwap();
  stop.abort();
  await rebuild;
  expect(await readRebuildProgress(database)).not.toBeNull();
  await reader.release();
}, 60_000);

test("does not replace tables that a migration has changed while it waited", async () => {
  const reader = await startReader();
  const rebuild = rebuildIndex(database, 1);
  await waitForSwap();
  await sql`insert into migrations (name, checksum) values ('9999-later.sql', '')`.execute(database);
  await reader.release();
  await expect(rebuild).rejects.toThrow("Another process has changed the index since the rebuild began");
}, 60_000);

test("names the command that lets PostgreSQL create the schema", async () => {
  const user = `limited_${randomUUID().replaceAll("-", "")}`;
  const name = new URL(url).pathname.slice(1);
  await sql`create role ${sql.ref(user)}`.execute(database);
  await sql`grant all on all tables in schema public to ${sql.ref(user)}`.execute(database);
  await sql`alter database ${sql.ref(name)} set role = ${sql.ref(user)}`.execute(database);
  const limited = await connectTestDatabase(url);
  const rebuild = rebuildIndex(limited, 1);
  await expect(rebuild).rejects.toThrow(OperatorError);
  await expect(rebuild).rejects.toThrow(`grant create on database ${name} to ${user};`);
  await limited.destroy();
  await sql`drop owned by ${sql.ref(user)}`.execute(database);
  await sql`drop role ${sql.ref(user)}`.execute(database);
});

/** Sessions that wait for an exclusive lock on a table. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from pg_locks
    join pg_database on pg_database.oid = database and datname = current_database()
    where mode = 'AccessExclusiveLock' and not granted`.execute(database);
  return rows[0]?.count ?? 0;
}

test("continues a rebuild of the same version, and starts over for another version or migration", async () => {
  await beginRebuild(database, 1);
  await sql`update rebuild.progress set block_number = 7, log_index = 3, events = 5, total = 9`.execute(
    database,
  );
  const continued = await beginRebuild(database, 1);
  expect(continued).toMatchObject({ place: { block: 7n, index: 3, events: 5 }, total: 9 });
  expect(await readRebuildProgress(database)).toEqual({ events: 5, total: 9 });

  const start = { place: { block: -1n, index: -1, events: 0 }, total: 0 };
  expect(await beginRebuild(database, 2)).toMatchObject(start);
  await sql`update rebuild.progress set events = 5`.execute(database);
  await sql`insert into migrations (name, checksum) values ('9999-later.sql', '')`.execute(database);
  expect(await beginRebuild(database, 2)).toMatchObject(start);
});

test("writes nothing after another process has moved it on", async () => {
  const { place } = await beginRebuild(database, 1);
  await database.transaction().execute(async (transaction) => {
    await sql`set local search_path = rebuild`.execute(transaction);
    await lockProgress(transaction, place);
    await sql`update progress set events = 1`.execute(transaction);
    await expect(lockProgress(transaction, place)).rejects.toThrow("Another process is rebuilding the index");
  });
});

test("publishes nothing after another indexer has moved the checkpoint", async () => {
  await beginRebuild(database, 1);
  await database.transaction().execute((transaction) => lockSource(transaction, 1));
  const hash = `0x${"1".repeat(64)}` as const;
  await startIndex(database, { number: 1n, hash, parentHash: hash, time: new Date(0) });
  await expect(database.transaction().execute((transaction) => lockSource(transaction, 1))).rejects.toThrow(
    "Another process has changed the index since the rebuild began",
  );
});
