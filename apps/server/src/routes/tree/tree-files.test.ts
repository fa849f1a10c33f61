import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toHash } from "../../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { createTreeFiles } from "./tree-files.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

const tree = {
  plan: "core" as const,
  round: 1,
  blockNumber: 40n,
  blockHash: toHash(40),
  seats: 4,
  isFinal: true,
};

async function store(bytes: Buffer): Promise<void> {
  await database
    .insertInto("tree_snapshots")
    .values({ plan: "core", round: 1, block_number: 40n, block_hash: toHash(40), seats: 4, bytes })
    .execute();
}

test.each([1, 3, 4, 8, 9])("reads a file of %i bytes in pieces of 4", async (length) => {
  const bytes = Buffer.from(Array.from({ length }, (_, index) => index + 1));
  await store(bytes);
  expect(await createTreeFiles(database, 4).read(tree)).toEqual(bytes);
});

test("keeps a file in memory", async () => {
  await store(Buffer.of(1, 2, 3));
  const files = createTreeFiles(database);
  await files.read(tree);
  await emptyTables(database);
  expect(await files.read(tree)).toEqual(Buffer.of(1, 2, 3));
});

test("reports that the service is unavailable when the tree's closing was undone", async () => {
  await store(Buffer.of(1, 2, 3));
  const other = { ...tree, blockHash: toHash(41) };
  await expect(createTreeFiles(database).read(other)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
