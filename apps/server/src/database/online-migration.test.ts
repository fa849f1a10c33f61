import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectTestDatabase, createBareDatabaseUrl } from "../../test/support/test-database.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { type Migration, migrate } from "./migrate.ts";
import type { Database } from "./tables.ts";

let url: string;
let database: Database;
beforeEach(async () => {
  url = await createBareDatabaseUrl();
  database = await connectTestDatabase(url);
});
afterEach(() => database.destroy());

const items: Migration = {
  name: "0001-items.sql",
  sql: `create table items (id int primary key, copies int not null default 0);
insert into items (id) select generate_series(1, 10);`,
};
/** One step of each kind. The second is not safe to run twice. */
const online: Migration = {
  name: "0002-items.online.sql",
  sql: `alter table items add column label text;
-- repeat
with batch as (
  select id from items where id > coalesce(nullif(current_setting('canopy.cursor'), ''), '0')::int order by id limit 3
), changed as (
  update items set copies = copies + 1 from batch where items.id = batch.id returning items.id
)
select max(id)::text as cursor from changed;
-- An index.
create unique index concurrently items_by_copies on items (copies, id);
alter table items add constraint copied check (copies = 1) not valid;
alter table items validate constraint copied;
`,
};

/** What keeps each step waiting in the middle. */
const blockers = [
  "lock table items in row exclusive mode",
  "select 1 from items where id = 5 for update",
  // A concurrent index waits for it when the index exists, but is not valid yet.
  "insert into items (id) values (11)",
  "lock table items in row exclusive mode",
  "lock table items in share update exclusive mode",
];

async function findWaiting(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(database);
  return rows[0]?.pid;
}

/** Kills a process that migrates, and its session, while a step waits for what the transaction has locked. */
async function killDuring(blocker: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql.raw(blocker).execute(transaction);
    const script = fileURLToPath(new URL("../../test/support/migrate-process.ts", import.meta.url));
    const child = spawn(process.execPath, [script, url, JSON.stringify([items, online])], {
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    const pid = await vi.waitUntil(findWaiting, { timeout: 20_000, interval: 20 });
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await sql`select pg_terminate_backend(${pid})`.execute(database);
    await sql.raw("rollback").execute(transaction);
  });
}

/** Runs one step more. */
async function completeStep(): Promise<void> {
  const stop = new Error("after one step");
  const report = (_: object, event: string) => {
    if (event === "migration step done") throw stop;
  };
  await expect(migrate(database, report, [items, online])).rejects.toThrow(stop);
}

async function readItems() {
  const { rows } = await sql<{
    id: number;
    copies: number;
  }>`select id, copies from items order by id`.execute(database);
  return rows;
}

test("continues after kill -9 in each step, and repeats no batch", async () => {
  await migrate(database, undefined, [items]);
  for (const [index, blocker] of blockers.entries()) {
    await killDuring(blocker);
    const { rows } = await sql`select done, cursor from migration_progress`.execute(database);
    expect(rows).toEqual([{ done: index, cursor: index === 1 ? "3" : null }]);
    // An older release still starts.
    expect(await migrate(database, undefined, [items])).toEqual([]);
    await completeStep();
  }
  expect(await migrate(database, undefined, [items, online])).toEqual([online.name]);
  expect(await readItems()).toEqual(Array.from({ length: 10 }, (_, index) => ({ id: index + 1, copies: 1 })));
  const { rows } = await sql`
    select (select indisvalid from pg_index where indexrelid = 'items_by_copies'::regclass) as index,
      (select convalidated from pg_constraint where conname = 'copied') as constraint,
      (select count(*)::int from migration_progress) as unfinished`.execute(database);
  expect(rows).toEqual([{ index: true, constraint: true, unfinished: 0 }]);
}, 60_000);

test("runs once when processes start together", async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, undefined, [items, online])));
  expect(applied.flat().sort()).toEqual([items.name, online.name]);
});

test("lets readers pass while a step waits for a lock", async () => {
  await migrate(database, undefined, [items]);
  const events: string[] = [];
  let migrating: Promise<unknown> = Promise.resolve();
  await database.transaction().execute(async (transaction) => {
    await sql`lock table items in row exclusive mode`.execute(transaction);
    migrating = migrate(database, (_, event) => events.push(event), [items, online]);
    await vi.waitUntil(findWaiting, { timeout: 20_000, interval: 20 });
    expect(await readItems()).toHaveLength(10);
    await vi.waitUntil(() => events.includes("migration step waits for a lock, retrying"), {
      timeout: 20_000,
      interval: 20,
    });
  });
  await migrating;
  expect(events.filter((event) => event === "migration step done")).toHaveLength(5);
});

test("names the step that failed, and continues with it", async () => {
  await migrate(database, undefined, [items]);
  await sql`alter table items add constraint none check (copies = 0)`.execute(database);
  const failed = migrate(database, undefined, [items, online]);
  await expect(failed).rejects.toThrow(OperatorError);
  await expect(failed).rejects.toThrow(`${online.name} stopped at step 2`);
  await sql`alter table items drop constraint none`.execute(database);
  const changed = { ...online, sql: online.sql.replace("limit 3", "limit 4") };
  await expect(migrate(database, undefined, [items, changed])).rejects.toThrow(
    "was interrupted and has changed since",
  );
  expect(await migrate(database, undefined, [items, online])).toEqual([online.name]);
});
