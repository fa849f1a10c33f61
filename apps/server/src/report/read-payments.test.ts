import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertAll } from "../../test/support/insert-all.ts";
import { insertPlans, toAccount, toHash, toTime } from "../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { readPayments } from "./read-payments.ts";

const plan = `0x${"aB".repeat(20)}`;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database);
  await insertPlans(database, ["core"]);
});

async function insertEntry(block: number): Promise<void> {
  await insertAll(database, "entries", [
    {
      block_number: BigInt(block),
      log_index: 0,
      plan: "core",
      member_id: 2,
      kind: "topup",
      round: 0,
      units: 1,
      value: "100",
      commission: "0",
      transaction_hash: toHash(block),
      at: toTime(0),
    },
  ]);
}

async function insertTransaction(block: number, value: number, recipient = plan): Promise<void> {
  await insertAll(database, "transactions", [
    {
      hash: toHash(block),
      block_number: BigInt(block),
      block_hash: toHash(1_000 + block),
      sender: toAccount(2),
      recipient,
      value: String(value),
      gas_used: 1n,
      gas_price: "1",
      member_id: 2,
    },
  ]);
}

const finalize = (block: number) =>
  database
    .updateTable("index_checkpoint")
    .set({ finalized_number: BigInt(block) })
    .execute();
const read = (known?: Parameters<typeof readPayments>[3]) => readPayments(database, "core", plan, known);

test("sums of final blocks are kept, and payments of later blocks added", async () => {
  for (const block of [10, 20, 30]) await insertEntry(block);
  await insertTransaction(10, 101);
  await insertTransaction(20, 500, toAccount(9));
  await insertTransaction(30, 102);
  await finalize(20);
  const first = await read();
  expect(first).toMatchObject({ excess: 3n, unknownExcess: 2n, entriesWithoutTransaction: 0 });
  expect(first.final).toEqual({ block: 20n, excess: 1n, indirect: 100n });

  // A transaction that is read again would count more.
  await database.updateTable("transactions").set({ value: "999" }).where("block_number", "=", 10n).execute();
  await insertEntry(40);
  await insertTransaction(40, 107);
  await finalize(39);
  const second = await read(first.final);
  expect(second).toMatchObject({ excess: 10n, unknownExcess: 2n });
  expect(second.final).toEqual({ block: 39n, excess: 3n, indirect: 100n });
  expect(await read(second.final)).toEqual({ ...second, final: second.final });
});

test("blocks whose transactions are not read yet are not kept", async () => {
  for (const block of [10, 20]) await insertEntry(block);
  await finalize(50);
  expect((await read()).final.block).toBe(-1n);
  await insertTransaction(10, 101);
  const { final } = await read();
  // Further transactions of block 10 may be missing.
  expect(final.block).toBe(-1n);
  await insertTransaction(20, 103);
  expect(await read(final)).toMatchObject({ excess: 4n, final: { block: 19n, excess: 1n } });
});
