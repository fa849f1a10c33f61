import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../tables.ts";
import { StatementQueue } from "./statement-queue.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const insert = (block: number) =>
  sql`insert into block_headers (number, hash, parent_hash) values (${block}, gen_random_uuid()::text, '')`;

test("executes statements in the order in which they were added", async () => {
  await database.transaction().execute(async (transaction) => {
    const queue = new StatementQueue(transaction);
    await queue.add(insert(1));
    await queue.add(sql`update block_headers set number = 3 where number = 1`);
    await queue.add(insert(1));
    await queue.end();
    const found = await transaction.selectFrom("block_headers").select("number").orderBy("number").execute();
    expect(found).toEqual([{ number: 1n }, { number: 3n }]);
  });
});

test("reports a failure with the next statement, which it does not execute", async () => {
  const failed = database.transaction().execute(async (transaction) => {
    const queue = new StatementQueue(transaction);
    await queue.add(sql`select 1 / 0`);
    await queue.add(insert(7));
  });
  await expect(failed).rejects.toThrow("division by zero");
  const last = database.transaction().execute(async (transaction) => {
    const queue = new StatementQueue(transaction);
    await queue.add(sql`select 1 / 0`);
    await queue.end();
  });
  await expect(last).rejects.toThrow("division by zero");
  expect(
    await database.selectFrom("block_headers").select("number").where("number", "=", 7n).execute(),
  ).toEqual([]);
});
