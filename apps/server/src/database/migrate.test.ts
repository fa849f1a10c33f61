import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectTestDatabase, createBareDatabaseUrl } from "../../test/support/test-database.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { migrate, readMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

let database: Database;
beforeEach(async () => {
  database = await connectTestDatabase(await createBareDatabaseUrl());
});
afterEach(() => database.destroy());

const one = {
  name: "0001-one.sql",
  sql: "create table one (a int);\n-- a; comment\ncreate index on one (a);\n",
};
const two = { name: "0002-two.sql", sql: "create table two (b int);" };

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

test("creates the tables once", async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(await migrate(database)).toEqual(names);
  expect(await migrate(database)).toEqual([]);
  expect(await tables()).toContain("raw_logs");
});

test("drops an index of plans with a lottery, whose events are others", async () => {
  const all = await readMigrations();
  const commons = all.findIndex(({ name }) => name === "0010-commons.sql");
  await migrate(database, undefined, all.slice(0, commons));
  const now = new Date();
  await sql`insert into ranks (plan, month, member_id, shares, claimed_at)
    values ('core', 0, 2, 5, ${now})`.execute(database);
  await sql`insert into collections (block_number, log_index, plan, pot, amount, transaction_hash, at)
    values (1, 0, 'core', 'lottery', 1, '0x', ${now})`.execute(database);
  await migrate(database);
  expect(await database.selectFrom("ranks").selectAll().execute()).toEqual([]);
  expect(await database.selectFrom("collections").selectAll().execute()).toEqual([]);
});

test("applies only missing migrations", async () => {
  expect(await migrate(database, undefined, [one])).toEqual([one.name]);
  expect(await migrate(database, undefined, [one, two])).toEqual([two.name]);
  expect(await tables()).toEqual(["migration_progress", "migrations", "one", "two"]);
});

test("keeps the body of a function in one statement", async () => {
  const text = `create function two() returns int language plpgsql as $$
begin
  perform 1;
  return 2;
end
$$;
create table two as select two() as b;`;
  expect(await migrate(database, undefined, [{ name: "0001-function.sql", sql: text }])).toHaveLength(1);
  const { rows } = await sql<{ b: number }>`select b from two`.execute(database);
  expect(rows).toEqual([{ b: 2 }]);
});

test("applies each migration once when processes start together", async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, undefined, [one, two])));
  expect(applied.flat().sort()).toEqual([one.name, two.name]);
});

test("rolls back all migrations when one fails", async () => {
  const broken = { name: "0003-broken.sql", sql: "create table three (c int);\ncreate table one (d int);" };
  await migrate(database, undefined, [one]);
  await expect(migrate(database, undefined, [one, two, broken])).rejects.toThrow(/already exists/);
  expect(await tables()).toEqual(["migration_progress", "migrations", "one"]);
});

test("refuses a database of a newer version", async () => {
  await migrate(database, undefined, [one, two]);
  await expect(migrate(database, undefined, [one])).rejects.toThrow(OperatorError);
  await expect(migrate(database, undefined, [one])).rejects.toThrow("of a newer version");
});

test("refuses a changed migration", async () => {
  await migrate(database, undefined, [one]);
  const changed = { ...one, sql: `${one.sql} ` };
  await expect(migrate(database, undefined, [changed])).rejects.toThrow("Restore its text");
});

describe("a table in use", () => {
  const add = {
    name: "0003-add.sql",
    sql: "alter table one add column c int;\nalter table two add column d int;",
  };
  beforeEach(async () => {
    await migrate(database, undefined, [one, two]);
  });

  test("ends the migration after some attempts, with the session that holds it", async () => {
    await database.transaction().execute(async (transaction) => {
      await sql`insert into two values (1)`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const migrating = migrate(database, undefined, [one, two, add], 1);
      await expect(migrating).rejects.toThrow(OperatorError);
      await expect(migrating).rejects.toThrow(`select pg_terminate_backend(${rows[0]?.pid});`);
      // What it had locked is free.
      await sql`insert into one values (1)`.execute(database);
    });
    expect(await migrate(database, undefined, [one, two, add])).toEqual([add.name]);
  });

  test("causes no deadlock with a process that wants the next one", async () => {
    const events: string[] = [];
    let migrating: Promise<string[]> | undefined;
    await database.transaction().execute(async (transaction) => {
      await sql`insert into two values (1)`.execute(transaction);
      migrating = migrate(database, (_, event) => events.push(event), [one, two, add]);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 });
      await sql`insert into one values (1)`.execute(transaction);
    });
    expect(await migrating).toEqual([add.name]);
    expect(events).toEqual(["migrations wait for a lock, retrying"]);
  });

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(database);
    return rows[0]?.count ?? 0;
  }
});
