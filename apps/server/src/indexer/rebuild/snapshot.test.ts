import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertMembers, insertPlans, insertSeats } from "../../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { readSnapshot } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await insertPlans(database, ["core"]);
  await insertMembers(database, ["canopy", "willow"]);
  await insertSeats(database, [
    { member_id: 1, upline_id: 0 },
    { member_id: 2, upline_id: 1 },
  ]);
});
afterEach(() => database.destroy());

async function readFigures(snapshot: Database) {
  const { block_number: block } = await snapshot
    .selectFrom("index_checkpoint")
    .select("block_number")
    .executeTakeFirstOrThrow();
  const seats = await snapshot.selectFrom("seats").select("member_id").execute();
  return { block, seats: seats.length };
}

/** Puts a copy of `table` in its place. */
async function replace(transaction: Database, table: string): Promise<void> {
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
  await sql`alter table ${sql.table(table)} rename to replaced`.execute(transaction);
  await sql`create table ${sql.table(table)} (like replaced including all)`.execute(transaction);
  await sql`insert into ${sql.table(table)} select * from replaced`.execute(transaction);
  await sql`drop table replaced`.execute(transaction);
}

test("has the rows of tables that are replaced at the same time", async () => {
  let reading: Promise<unknown> | undefined;
  await database.transaction().execute(async (transaction) => {
    await replace(transaction, "members");
    await replace(transaction, "seats");
    await transaction.updateTable("index_checkpoint").set({ block_number: 101n }).execute();
    reading = readSnapshot(database, readFigures);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 });
  });
  expect(await reading).toEqual({ block: 101n, seats: 2 });
});

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(database);
  return rows[0]?.count ?? 0;
}

test("stays the same while a writer commits", async () => {
  const figures = await readSnapshot(database, async (snapshot) => {
    const before = await readFigures(snapshot);
    await insertSeats(database, [{ member_id: 3, upline_id: 2 }]);
    return [before, await readFigures(snapshot)];
  });
  expect(figures).toEqual([
    { block: 100n, seats: 2 },
    { block: 100n, seats: 2 },
  ]);
});
