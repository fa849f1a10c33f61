import { createRandom, type Random } from "@canopy/protocol/simulation/random";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertMembers, insertSeats, setLegs, toTime } from "../../../test/support/insert-rows.ts";
import { derivedContents } from "../../../test/support/table-contents.ts";
import {
  connectTestDatabase,
  createBareDatabaseUrl,
  createTestDatabase,
  emptyTables,
} from "../../../test/support/test-database.ts";
import { migrate, readMigrations } from "../../database/migrate.ts";
import type { Database } from "../../database/tables.ts";
import { addRows, insertRows, updateRows } from "../../database/write-rows.ts";
import { journalBlock, pruneJournal, stopJournal, undoBlocks } from "./journal.ts";

const MEMBERS = 12;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database);
  await insertMembers(
    database,
    Array.from({ length: MEMBERS }, (_, index) => `m${index + 1}`),
  );
  await insertSeats(
    database,
    Array.from({ length: MEMBERS }, (_, index) => ({ member_id: index + 1, upline_id: index })),
  );
});

/** Derives a block by `work`, with the journal. */
function change(block: bigint, work: (on: Database) => Promise<unknown>): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await journalBlock(transaction, block);
    await work(transaction);
    await stopJournal(transaction);
  });
}

const undo = (block: bigint) => database.transaction().execute((on) => undoBlocks(on, block));

const activity = (id: number, points: number) => ({
  plan: "core" as const,
  member_id: id,
  round: 3,
  units: 1,
  commissions: "123456789012345678901234567890",
  points,
  flash: 0,
  point_earnings: "0",
  rebates: "7",
});

/** Statements of all kinds on rows that other statements change too. */
const statements: ((on: Database, random: Random, step: number) => Promise<unknown>)[] = [
  (on, random) =>
    updateRows(
      on,
      "seats",
      pickIds(random).map((id) => ({
        plan: "core",
        member_id: id,
        units: random.integer(99),
        points: 3n,
      })),
      { key: ["plan", "member_id"], columns: ["units"], sums: ["points"] },
    ),
  (on, random) =>
    setLegs(
      on,
      "core",
      pickIds(random).map((id) => ({
        id: 50 + id,
        leftUnits: random.integer(99),
        rightMembers: random.integer(2),
      })),
    ),
  (on, random) =>
    addRows(
      on,
      "activity",
      pickIds(random).map((id) => activity(id, random.integer(9))),
      { key: ["plan", "member_id", "round"], columns: ["points", "commissions"] },
    ),
  (on, random) =>
    on
      .deleteFrom("activity")
      .where("member_id", "in", [0, ...pickIds(random)])
      .execute(),
  // Members take each other's names in one statement.
  (on) => sql`update members set username = 'm' || (substr(username, 2)::int4 % ${MEMBERS} + 1)`.execute(on),
  (on, random, step) =>
    insertRows(
      on,
      "history",
      pickIds(random).map((id) => ({
        block_number: BigInt(step),
        log_index: 0,
        plan: "core" as const,
        member_id: id,
        type: "username" as const,
        round: null,
        amount: "0",
        units: null,
        other_id: null,
        detail: `a "name", (or) {two}\\ ' NULL ${id % 3 === 0 ? "" : "é"}`,
        transaction_hash: "0x",
        at: toTime(1, step),
      })),
    ),
  (on) => on.updateTable("seats").set({ units: 5 }).where("member_id", "=", 0).execute(),
];

function pickIds(random: Random): number[] {
  return Array.from({ length: MEMBERS }, (_, index) => index + 1).filter(() => random.integer(3) > 0);
}

test("undoing any number of blocks restores all rows", async () => {
  for (let seed = 1; seed <= 5; seed++) {
    const random = createRandom(seed);
    const states = [await derivedContents(database)];
    for (let block = 1; block <= 5; block++) {
      await change(BigInt(100 * seed + block), async (on) => {
        for (let step = 0; step < 4; step++) {
          const statement = statements[random.integer(statements.length)];
          await statement?.(on, random, 1_000 * seed + 10 * block + step);
        }
      });
      states.push(await derivedContents(database));
    }
    const kept = random.integer(6);
    await undo(BigInt(100 * seed + kept));
    expect(await derivedContents(database)).toEqual(states[kept]);
    await undo(BigInt(100 * seed));
    expect(await derivedContents(database)).toEqual(states[0]);
  }
  expect(await database.selectFrom("journal").selectAll().execute()).toEqual([]);
});

test("an update has one record, however many rows it changes, and none if it changes nothing", async () => {
  await change(7n, async (on) => {
    await on.updateTable("seats").set({ units: 2 }).execute();
    await on.updateTable("seats").set({ units: 3 }).where("member_id", "=", 0).execute();
  });
  const records = await database.selectFrom("journal").selectAll().execute();
  expect(records).toMatchObject([{ block_number: 7n, table_name: "seats", change: "update" }]);
  expect(records[0]?.rows).toHaveLength(MEMBERS);
});

test("records nothing of final blocks, and forgets blocks that have become final", async () => {
  await database.updateTable("seats").set({ units: 2 }).execute();
  expect(await database.selectFrom("journal").selectAll().execute()).toEqual([]);
  await change(7n, (on) => on.updateTable("seats").set({ units: 3 }).execute());
  await change(8n, (on) => on.updateTable("seats").set({ units: 4 }).execute());
  await pruneJournal(database, 7n);
  expect(await database.selectFrom("journal").select("block_number").execute()).toEqual([
    { block_number: 8n },
  ]);
});

test("refuses a change of a key, which it cannot undo", async () => {
  const changeKey = change(7n, (on) =>
    on.updateTable("seats").set({ member_id: 99 }).where("member_id", "=", 3).execute(),
  );
  await expect(changeKey).rejects.toThrow("Delete the row and insert another.");
});

test("does not depend on the date format of the database", async () => {
  const before = await derivedContents(database);
  await change(7n, async (on) => {
    await sql`set local datestyle = 'SQL, DMY'`.execute(on);
    await on.deleteFrom("members").execute();
  });
  await undo(6n);
  expect(await derivedContents(database)).toEqual(before);
});

test("records before 0014 can still be undone", async () => {
  const all = await readMigrations();
  const own = all.findIndex(({ name }) => name === "0014-journal-by-statement.sql");
  const old = await connectTestDatabase(await createBareDatabaseUrl());
  try {
    await migrate(old, undefined, all.slice(0, own));
    await insertMembers(old, ["canopy", "willow", "alder"]);
    const read = () => old.selectFrom("members").selectAll().orderBy("id").execute();
    const before = await read();
    await old.transaction().execute(async (on) => {
      await journalBlock(on, 7n);
      await on.updateTable("members").set({ username: "elm" }).where("id", "=", 2).execute();
      await on.deleteFrom("members").where("id", "=", 3).execute();
      await sql`insert into members select 4, 'account', 'alder', joined_at, 7 from members limit 1`.execute(
        on,
      );
    });
    await migrate(old);
    await old.transaction().execute((on) => undoBlocks(on, 6n));
    expect(await read()).toEqual(before);
  } finally {
    await old.destroy();
  }
});
