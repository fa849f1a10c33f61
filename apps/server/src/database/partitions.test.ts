import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { insertAll } from "../../test/support/insert-all.ts";
import {
  connectTestDatabase,
  createBareDatabaseUrl,
  createTestDatabaseUrl,
} from "../../test/support/test-database.ts";
import { journalBlock, stopJournal, undoBlocks } from "../indexer/derive/journal.ts";
import { addActivity } from "../indexer/derive/write.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { createPartitions } from "./partitions.ts";
import type { Database, Row } from "./tables.ts";
import { insertRows } from "./write-rows.ts";

const tables = ["history", "raw_logs", "activity"] as const;
const RANGE = 4_000_000n;
const at = new Date("2026-10-01T12:00:00Z");

const toLine = (block: bigint): Row<"history"> => ({
  block_number: block,
  log_index: 0,
  plan: "core",
  member_id: 2,
  type: "commission",
  round: null,
  amount: "4",
  units: null,
  other_id: null,
  detail: null,
  transaction_hash: "0x",
  at,
});

const toActivity = (round: number): Row<"activity"> => ({
  plan: "core",
  member_id: 2,
  round,
  units: 1,
  commissions: "0",
  points: 0,
  flash: 0,
  point_earnings: "0",
  rebates: "0",
});

let database: Database;
afterEach(() => database.destroy());

async function readPartitions(table: (typeof tables)[number]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by inhrelid`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

const readHistory = () => database.selectFrom("history").selectAll().orderBy("block_number").execute();

describe("a new database", () => {
  beforeEach(async () => {
    database = await connectTestDatabase(await createTestDatabaseUrl());
  });

  test("has no partition before the first row, and then only those that rows need", async () => {
    expect(await Promise.all(tables.map(readPartitions))).toEqual([[], [], []]);
    await insertRows(database, "history", [toLine(5n), toLine(1_000n * RANGE), toLine(1_000n * RANGE - 1n)]);
    await insertRows(database, "history", [toLine(6n)]);
    await addActivity(database, [toActivity(89), toActivity(90)]);
    expect(await readPartitions("history")).toEqual(["history_0", "history_1000", "history_999"]);
    expect(await readPartitions("activity")).toEqual(["activity_0", "activity_1"]);
    expect(await readHistory()).toHaveLength(4);
  });

  test("gives partitions the indexes of their table", async () => {
    await insertRows(database, "history", [toLine(5n)]);
    const { rows } = await sql<{ definition: string }>`
      select substring(indexdef from ' USING .*') as definition from pg_indexes
      where tablename in ('history', 'history_0') order by tablename, 1`.execute(database);
    const definitions = rows.map(({ definition }) => definition);
    expect(definitions.length).toBeGreaterThan(2);
    expect(definitions.splice(definitions.length / 2)).toEqual(definitions);
  });

  test("lets readers and writers pass while a partition is not committed", async () => {
    await insertRows(database, "history", [toLine(5n)]);
    await database.transaction().execute(async (transaction) => {
      await insertRows(transaction, "history", [toLine(RANGE)]);
      expect(await readHistory()).toHaveLength(1);
      await insertAll(database, "history", [toLine(6n)]);
    });
    expect(await readHistory()).toHaveLength(3);
  });

  test("creates partitions in the current schema", async () => {
    await insertRows(database, "activity", [toActivity(0)]);
    await sql`create schema rebuilt`.execute(database);
    await sql`create table rebuilt.activity (like activity including all) partition by range (round)`.execute(
      database,
    );
    await database.transaction().execute(async (transaction) => {
      await sql`set local search_path = rebuilt, public`.execute(transaction);
      await insertRows(transaction, "activity", [toActivity(0), toActivity(1)]);
    });
    const { rows } = await sql`select tableoid::regclass::text as name from rebuilt.activity`.execute(
      database,
    );
    expect(rows).toEqual([{ name: "rebuilt.activity_0" }, { name: "rebuilt.activity_0" }]);
    expect(await database.selectFrom("activity").selectAll().execute()).toHaveLength(1);
  });

  test("undoes a block that changed rows in several partitions", async () => {
    await insertRows(database, "history", [toLine(RANGE - 1n)]);
    await addActivity(database, [toActivity(89)]);
    const before = [await readHistory(), await database.selectFrom("activity").selectAll().execute()];
    await database.transaction().execute(async (transaction) => {
      await journalBlock(transaction, RANGE);
      await insertRows(transaction, "history", [toLine(RANGE)]);
      await addActivity(transaction, [toActivity(89), toActivity(90)]);
      await transaction.deleteFrom("history").where("block_number", "<", RANGE).execute();
      await stopJournal(transaction);
    });
    expect(await readHistory()).toEqual([toLine(RANGE)]);
    await database.transaction().execute((transaction) => undoBlocks(transaction, RANGE - 1n));
    expect([await readHistory(), await database.selectFrom("activity").selectAll().execute()]).toEqual(
      before,
    );
  });
});

describe("an upgrade", () => {
  let url: string;
  let block: bigint;
  beforeEach(async () => {
    url = await createBareDatabaseUrl();
    database = await connectTestDatabase(url);
    const all = await readMigrations();
    const partitions = all.findIndex(({ name }) => name === "0016-partitions.online.sql");
    await migrate(database, undefined, all.slice(0, partitions));
    block = 0n;
    await writeAsBefore(2n * RANGE);
  });

  /** What an indexer of the release before writes for a block. */
  async function writeAsBefore(next: bigint): Promise<void> {
    block = next;
    const round = Number(block / 43_200n);
    await sql`insert into rounds (plan, round, unit_price, pol_usd, block_number, priced_at)
      values ('core', ${round}, 1, 1, ${block}, ${at}) on conflict do nothing`.execute(database);
    await sql`insert into raw_logs (block_hash, log_index, block_number, block_time, transaction_hash, plan, topics, data)
      values (${`hash ${block}`}, 0, ${block}, ${at}, '0x', 'core', '{}', '0x')`.execute(database);
    await database.transaction().execute(async (transaction) => {
      await journalBlock(transaction, block);
      await insertLineAsBefore(transaction, block);
      await sql`insert into activity as present (plan, member_id, round, units) values ('core', 2, ${round}, 1)
        on conflict (plan, member_id, round) do update set units = present.units + excluded.units`.execute(
        transaction,
      );
    });
  }

  async function insertLineAsBefore(transaction: Database, number: bigint): Promise<void> {
    await sql`insert into history (block_number, log_index, plan, member_id, type, amount, transaction_hash, at)
      values (${number}, 0, 'core', 2, 'commission', 4, '0x', ${at})`.execute(transaction);
  }

  const findWaiting = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(database);
    return rows[0]?.pid;
  };

  /** Ends the session of a migration while its step waits for a lock; false for a step that needs none of the table. */
  async function interrupt(): Promise<boolean> {
    const migrating = await connectTestDatabase(url);
    let isOver = false;
    try {
      return await database.transaction().execute(async (transaction) => {
        await sql`lock table history, raw_logs, activity in share update exclusive mode`.execute(transaction);
        const ended = runStep(migrating).finally(() => {
          isOver = true;
        });
        ended.catch(() => undefined);
        const pid = await vi.waitUntil(async () => (await findWaiting()) ?? isOver, {
          timeout: 20_000,
          interval: 10,
        });
        if (pid === true) return false;
        await sql`select pg_terminate_backend(${pid})`.execute(transaction);
        await expect(ended).rejects.toThrow("The database does not respond");
        return true;
      });
    } finally {
      await migrating.destroy();
    }
  }

  const stop = new Error("after one step");
  /** Runs one step. */
  async function runStep(on: Database): Promise<void> {
    const report = (_: object, event: string) => {
      if (event === "migration step done") throw stop;
    };
    await migrate(on, report).catch((error: unknown) => {
      if (error !== stop) throw error;
    });
  }

  const isApplied = async (name = "0016-partitions.online.sql") => {
    const { rows } = await sql`select 1 from migrations where name = ${name}`.execute(database);
    return rows.length > 0;
  };

  test("continues after each step is interrupted, while the release before writes and undoes blocks", async () => {
    let interrupted = 0;
    for (let steps = 0; !(await isApplied()); steps++) {
      expect(steps).toBeLessThan(40);
      if (await interrupt()) {
        interrupted += 1;
        await runStep(database);
      }
      const before = await readHistory();
      await writeAsBefore(block + 1n);
      await database.transaction().execute((transaction) => undoBlocks(transaction, block - 1n));
      await database
        .deleteFrom("raw_logs")
        .where("block_number", ">", block - 1n)
        .execute();
      expect(await readHistory()).toEqual(before);
      await writeAsBefore(block);
    }
    expect(interrupted).toBeGreaterThan(10);
    for (const table of tables) {
      expect(await readPartitions(table)).toEqual([`${table}_first`]);
    }
    expect((await readHistory()).at(-1)?.block_number).toBe(block);
    expect(await database.selectFrom("raw_logs").selectAll().execute()).toHaveLength(
      (await readHistory()).length,
    );
  }, 60_000);

  test("keeps the first row of an empty table that arrives while a step waits for its lock", async () => {
    await sql`truncate history, journal`.execute(database);
    // The two functions, and the limit of the first partition with its validation.
    for (let steps = 0; steps < 4; steps++) await runStep(database);
    let step: Promise<void> = Promise.resolve();
    await database.transaction().execute(async (transaction) => {
      await insertLineAsBefore(transaction, 5n);
      step = runStep(database);
      await vi.waitUntil(findWaiting, { timeout: 20_000, interval: 10 });
    });
    await step;
    expect(await readPartitions("history")).toEqual(["history_first"]);
    expect(await readHistory()).toEqual([toLine(5n)]);
  });

  test("keeps the files of the tables, and adds partitions after the first", async () => {
    const readFiles = async (names: readonly string[]) => {
      const { rows } = await sql<{ file: number }>`
        select relfilenode as file from pg_class where oid::regclass::text = any(${names}) order by relname`.execute(
        database,
      );
      return rows.map(({ file }) => file);
    };
    const files = await readFiles(tables);
    await migrate(database);
    expect(await readFiles(tables.map((table) => `${table}_first`))).toEqual(files);

    // The newest block is in the third range, and there is room for two more.
    await createPartitions(database, "history", [{ block_number: 5n * RANGE - 1n }]);
    expect(await readPartitions("history")).toEqual(["history_first"]);
    await insertRows(database, "history", [toLine(5n * RANGE - 1n), toLine(5n * RANGE)]);
    expect(await readPartitions("history")).toEqual(["history_first", "history_5"]);
    expect(await readHistory()).toHaveLength(3);
  });

  test("builds the indexes of partitions that an indexer adds in the meantime", async () => {
    const own = "0019-member-first.online.sql";
    const all = await readMigrations();
    await migrate(
      database,
      undefined,
      all.slice(
        0,
        all.findIndex(({ name }) => name === own),
      ),
    );
    for (let number = 5n; !(await isApplied(own)); number++) {
      expect(number).toBeLessThan(40n);
      await insertRows(database, "history", [toLine(number * RANGE)]);
      await insertRows(database, "activity", [toActivity(90 * Number(number))]);
      await runStep(database);
    }
    const { rows: incomplete } = await sql`
      select indexrelid::regclass::text as index from pg_index where not indisvalid
        or indrelid in ('history'::regclass, 'activity'::regclass)
        and (select count(*) from pg_inherits where inhparent = indexrelid)
          <> (select count(*) from pg_inherits where inhparent = indrelid)`.execute(database);
    expect(incomplete).toEqual([]);
  });

  test("leaves the tables as in a new database", async () => {
    const readDefinitions = async () => {
      const { rows } = await sql`
        select relname, relkind,
          (select array_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index
            where indrelid = pg_class.oid) as indexes,
          (select array_agg(pg_get_constraintdef(oid) order by conname) from pg_constraint
            where conrelid = pg_class.oid) as constraints,
          (select array_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger
            where tgrelid = pg_class.oid and not tgisinternal) as triggers
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        order by relname`.execute(database);
      return rows;
    };
    await migrate(database);
    const upgraded = await readDefinitions();
    await database.destroy();
    database = await connectTestDatabase(await createTestDatabaseUrl());
    expect(upgraded).toEqual(await readDefinitions());
  });
});
