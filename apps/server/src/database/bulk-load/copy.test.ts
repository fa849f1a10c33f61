import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../tables.ts";
import { copyRows, readColumns } from "../write-rows.ts";
import { type Column, CopyEncoder } from "./copy-encoder.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table samples (int2 smallint, int4 integer, int8 bigint, wei numeric(78, 0), name text,
    at timestamptz, list text[])`.execute(database);
});
afterAll(() => database.destroy());

const columns: Column[] = [
  { name: "int2", type: "smallint" },
  { name: "int4", type: "integer" },
  { name: "int8", type: "bigint" },
  { name: "wei", type: "numeric(78,0)" },
  { name: "name", type: "text" },
  { name: "at", type: "timestamp with time zone" },
  { name: "list", type: "text[]" },
];

function encode(rows: readonly object[], of: readonly Column[] = columns): Buffer {
  const encoder = new CopyEncoder(of);
  for (const row of rows) encoder.add(row);
  return encoder.end();
}

const table = sql.table("samples");

test("PostgreSQL reads the limits of each type, and null, as they were written", async () => {
  const rows = [
    {
      int2: -32_768,
      int4: -(2 ** 31),
      int8: -(2n ** 52n),
      wei: `-${"9".repeat(78)}`,
      name: "",
      at: new Date(0),
      list: [],
    },
    {
      int2: 32_767,
      int4: 2 ** 31 - 1,
      int8: 2n ** 52n - 1n,
      wei: "10000000000000001",
      name: `é漢😀\\"\t\n${"x".repeat(300)}`,
      at: new Date("2026-11-22T16:00:00.123Z"),
      list: ["0x01", 'é,"{}'],
    },
    { int2: 0, int4: -1, int8: 4_294_967_296n, wei: "0", name: "a", at: new Date(-1), list: ["x"] },
    { int2: null, int4: null, int8: null, wei: null, name: null, at: null, list: null },
  ];
  await sql`truncate ${table}`.execute(database);
  await copyRows(database, "samples", columns, encode(rows));
  expect((await sql`select * from ${table}`.execute(database)).rows).toEqual(rows);
});

test("PostgreSQL reads bigints in numeric columns as they were written", async () => {
  const rows = [0n, 10_001n, -(10n ** 20n), 10n ** 78n - 1n].map((wei, int4) => ({ int4, wei }));
  await sql`truncate ${table}`.execute(database);
  await copyRows(database, "samples", columns.slice(1), encode(rows, columns.slice(1)));
  const { rows: found } = await sql<{ wei: string }>`select wei from ${table} order by int4`.execute(
    database,
  );
  expect(found.map(({ wei }) => BigInt(wei))).toEqual(rows.map(({ wei }) => wei));
});

test("a batch larger than a socket's buffer arrives whole", async () => {
  const rows = Array.from({ length: 5_000 }, (_, id) => ({ int4: id, name: String(id).repeat(300) }));
  await sql`truncate ${table}`.execute(database);
  await copyRows(database, "samples", columns, encode(rows));
  const { rows: found } = await sql`
    select count(*)::int4 as count, bool_and(name = repeat(int4::text, 300)) as same from ${table}`.execute(
    database,
  );
  expect(found).toEqual([{ count: rows.length, same: true }]);
});

test("refuses a value of another type than its column", () => {
  const wrong = [
    { int2: 40_000 },
    { int4: 1.5 },
    { int8: 2n ** 63n },
    ...["1e3", "1.5", "+5", "--5", "-", ""].map((wei) => ({ wei })),
    { name: 7 },
    { at: "2026-11-22" },
    { list: "0x01" },
  ];
  for (const row of wrong) expect(() => encode([row])).toThrow(TypeError);
  expect(() => encode([], [{ name: "flag", type: "boolean" }])).toThrow("No binary format for flag");
});

test("a failure of PostgreSQL leaves a usable connection", async () => {
  await database.connection().execute(async (connection) => {
    const member = { id: 1, account: "0x01", username: "a", joined_at: new Date(0), block_number: 1n };
    const memberColumns = await readColumns(connection, "members", Object.keys(member));
    const twice = encode([member, member], memberColumns);
    await expect(copyRows(connection, "members", memberColumns, twice)).rejects.toThrow("members_pkey");
    await copyRows(connection, "members", memberColumns, encode([member], memberColumns));
    expect(await connection.selectFrom("members").selectAll().execute()).toEqual([member]);
  });
});
