import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
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
