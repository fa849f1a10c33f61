import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../test/support/test-database.ts";
import type { Database, Row } from "./tables.ts";
import { addRows, insertRows } from "./write-rows.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const line = (log_index: number, detail: string | null): Row<"history"> => ({
  block_number: 2n ** 40n,
  log_index,
  plan: "core",
  member_id: 2,
  type: "username",
  round: null,
  amount: (-(10n ** 40n)).toString(),
  units: null,
  other_id: 7,
  detail,
  transaction_hash: "0x",
  at: new Date("2026-10-01T12:00:00.123Z"),
});

test("rows are read as they were inserted, whatever their texts contain", async () => {
  const texts = [
    null,
    "",
    "NULL",
    "null",
    '"',
    "\\",
    "{a,b}",
    '{"a\\"}',
    "a b",
    " a ",
    "\n\t",
    "بذر",
    "'; --",
  ];
  const rows = texts.map((text, index) => line(index, text));
  await insertRows(database, "history", rows);
  expect(await database.selectFrom("history").selectAll().orderBy("log_index").execute()).toEqual(rows);
});

test("arrays are values of a column", async () => {
  const rows: Row<"raw_logs">[] = [["0xa1", "0xb2"], [], ['{"', "\\,"]].map((topics, log_index) => ({
    block_hash: "0x",
    log_index,
    block_number: 4n,
    block_time: new Date(0),
    transaction_hash: "0x",
    plan: "plus",
    topics,
    data: "0x",
  }));
  await insertRows(database, "raw_logs", rows);
  expect(await database.selectFrom("raw_logs").selectAll().orderBy("log_index").execute()).toEqual(rows);
});

test("no rows need no statement", async () => {
  await insertRows(database, "collections", []);
  expect(await database.selectFrom("collections").selectAll().execute()).toEqual([]);
});

test("columns of a newer version get their defaults", async () => {
  await sql`alter table activity add column later int not null default 7`.execute(database);
  const row: Row<"activity"> = {
    plan: "core",
    member_id: 2,
    round: 0,
    units: 1,
    commissions: "0",
    points: 0,
    flash: 0,
    point_earnings: "0",
    rebates: "0",
  };
  await insertRows(database, "activity", [row]);
  const add = { key: ["plan", "member_id", "round"], columns: ["units"] } as const;
  await addRows(database, "activity", [row, { ...row, member_id: 3 }], add);
  expect(await database.selectFrom("activity").selectAll().orderBy("member_id").execute()).toEqual([
    { ...row, units: 2, later: 7 },
    { ...row, member_id: 3, later: 7 },
  ]);
});
