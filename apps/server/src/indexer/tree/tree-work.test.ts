import { sql } from "kysely";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertClosedRounds } from "../../../test/support/closed-rounds.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { encodeTree } from "./encode-tree.ts";
import { createTreeWork, type TreeWork } from "./tree-work.ts";
import type { WriteTreeOptions } from "./write-tree.ts";

let database: Database;
let time: number;
let lines: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  await insertClosedRounds(database);
  time = 0;
  lines = [];
});
afterEach(() => database.destroy());

const createWork = (options: Pick<WriteTreeOptions, "encode"> = {}) =>
  createTreeWork({
    database,
    log: pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line).msg) }),
    pause: () => 1_000,
    now: () => time,
    ...options,
  });

const countRows = async () => (await database.selectFrom("tree_snapshots").select("round").execute()).length;

const untilDone = (work: TreeWork) => vi.waitFor(async () => expect(await work.run()).toBe(true), 20_000);
const untilFailed = () =>
  vi.waitFor(() => expect(lines).toContain("writing the tree of a round failed, retrying"), 20_000);

test("writes what is missing, and after the next events what is missing then", async () => {
  const work = createWork();
  expect(await work.run()).toBe(false);
  await untilDone(work);
  expect(await countRows()).toBe(2);
  expect(lines).toEqual(["wrote the tree of a round", "wrote the tree of a round"]);

  await database.deleteFrom("tree_snapshots").where("plan", "=", "core").execute();
  expect(await work.run()).toBe(true);
  work.noteEvents();
  expect(await work.run()).toBe(false);
  await untilDone(work);
  expect(await countRows()).toBe(2);
});

test("holds no one up while it writes", async () => {
  const gate = Promise.withResolvers<void>();
  const work = createWork({
    async encode(tree) {
      await gate.promise;
      return encodeTree(tree);
    },
  });
  expect(await work.run()).toBe(false);
  // As the indexer's next step would.
  await database.updateTable("index_checkpoint").set({ block_number: 101n }).execute();
  await database.updateTable("seats").set({ units: 4 }).where("member_id", "=", 3).execute();
  expect(await work.run()).toBe(false);
  gate.resolve();
  await untilDone(work);
  expect(await countRows()).toBe(2);
});

test("retries after a failure and a pause", async () => {
  await sql`alter table tree_snapshots add constraint full_table check (seats < 0) not valid`.execute(
    database,
  );
  const work = createWork();
  await work.run();
  await untilFailed();
  expect(await work.run()).toBe(false);
  await sql`alter table tree_snapshots drop constraint full_table`.execute(database);
  expect(await work.run()).toBe(false);
  expect(await countRows()).toBe(0);
  time = 1_000;
  await untilDone(work);
  expect(await countRows()).toBe(2);
  expect(lines.at(-1)).toBe("trees are written again");
});

test("a session that PostgreSQL ends leaves nothing, and the tree is written again", async () => {
  const work = createWork();
  await database.transaction().execute(async (transaction) => {
    await sql`lock table tree_snapshots in share mode`.execute(transaction);
    await work.run();
    const ended = async () => {
      const { rows } = await sql<{ ended: boolean }>`
        select pg_terminate_backend(pid) as ended from pg_locks
        where not granted and relation = 'tree_snapshots'::regclass`.execute(transaction);
      expect(rows).toEqual([{ ended: true }]);
    };
    await vi.waitFor(ended, 20_000);
  });
  await untilFailed();
  expect(await countRows()).toBe(0);
  time = 1_000;
  await untilDone(work);
  expect(await countRows()).toBe(2);
}, 60_000);

test("a process that starts after a crash writes what the one before has not", async () => {
  const never = createWork({ encode: () => new Promise(() => undefined) });
  expect(await never.run()).toBe(false);
  await untilDone(createWork());
  expect(await countRows()).toBe(2);
});

test("stops without storing what it has begun", async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = createWork({
    async encode(tree) {
      begun.resolve();
      await gate.promise;
      return encodeTree(tree);
    },
  });
  await work.run();
  await begun.promise;
  const stopped = work.stop();
  gate.resolve();
  await stopped;
  expect(await countRows()).toBe(0);
  expect(lines).toEqual([]);
});
