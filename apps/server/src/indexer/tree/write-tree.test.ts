import { networkKinds } from "@canopy/protocol/simulation/placement";
import { grow } from "@canopy/protocol/test/seats";
import { linkSeats } from "@canopy/protocol/tree-format/shape";
import { decodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertClosedRounds, insertClosing } from "../../../test/support/closed-rounds.ts";
import { insertSeats, toHash, toTime } from "../../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { readCheckpoint } from "../../database/checkpoint.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { rollBack } from "../commit.ts";
import { rebuildIndex } from "../rebuild/rebuild.ts";
import { readTreeLags } from "./closed-rounds.ts";
import { encodeWithoutBlocking } from "./encode-in-thread.ts";
import { encodeTree } from "./encode-tree.ts";
import { readTree } from "./read-tree.ts";
import { writeTree, writeTrees } from "./write-tree.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database);
  await insertClosedRounds(database);
});

const readRows = () =>
  database.selectFrom("tree_snapshots").selectAll().orderBy("plan").orderBy("round").execute();

async function readStored(plan: PlanName) {
  const row = await database
    .selectFrom("tree_snapshots")
    .select("bytes")
    .where("plan", "=", plan)
    .orderBy("round", "desc")
    .executeTakeFirstOrThrow();
  return decodeSnapshot(row.bytes);
}

const numbers = (...values: number[]) => Uint32Array.from(values);

test("the file has the tree, units and points after the newest closed round, and nothing of the open one", async () => {
  await writeTree(database, "core");
  expect(await readStored("core")).toEqual({
    chainId: 31_337,
    plan: "core",
    round: 1,
    blockNumber: 40n,
    blockHash: toHash(40),
    totalSeats: 4,
    size: 4,
    legs: Uint8Array.of(3, 2, 0, 0),
    numbers: numbers(1, 2, 4, 3),
    units: numbers(0, 3, 1, 1),
    points: numbers(0, 3, 0, 0),
    sponsors: numbers(0, 1, 2, 2),
    rounds: numbers(3, 4),
  });
});

test("seats of Plus are numbered in the order of their events, and have member ids", async () => {
  await writeTree(database, "plus");
  expect(await readStored("plus")).toMatchObject({
    plan: "plus",
    round: 0,
    totalSeats: 3,
    legs: Uint8Array.of(1, 1, 0),
    numbers: numbers(1, 2, 3),
    members: numbers(1, 4, 2),
    points: numbers(0, 2, 0),
    sponsors: numbers(0, 1, 2),
    rounds: numbers(3),
  });
});

test("each plan has a row for its newest closed round, written once", async () => {
  expect(await readTreeLags(database)).toEqual([
    { plan: "core", rounds: 2 },
    { plan: "plus", rounds: 1 },
  ]);
  const written = await writeTrees(database);
  expect(written).toMatchObject([
    { plan: "core", round: 1, seats: 4 },
    { plan: "plus", round: 0, seats: 3 },
  ]);
  const rows = await readRows();
  expect(rows).toMatchObject([
    { plan: "core", round: 1, block_number: 40n, block_hash: toHash(40), seats: 4 },
    { plan: "plus", round: 0, block_number: 30n, block_hash: toHash(30), seats: 3 },
  ]);
  expect(rows.map(({ bytes }) => bytes.length)).toEqual(written.map(({ bytes }) => bytes));
  expect(await writeTrees(database)).toEqual([]);
  expect(await writeTree(database, "core")).toBeNull();
  expect(await readTreeLags(database)).toMatchObject([{ rounds: 0 }, { rounds: 0 }]);
});

test("the newest 30 rounds of a plan stay", async () => {
  await writeTrees(database);
  for (let round = 3; round < 36; round++) {
    await insertClosing(database, "core", round, BigInt(50 + round));
    await writeTrees(database);
  }
  const rows = await readRows();
  expect(rows.filter(({ plan }) => plan === "core").map(({ round }) => round)).toEqual(
    Array.from({ length: 30 }, (_, index) => 6 + index),
  );
  expect(rows.filter(({ plan }) => plan === "plus")).toHaveLength(1);
});

test("undoing the block that closed a round deletes its tree, and another closing has another", async () => {
  await writeTrees(database);
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) throw new Error("The index has not started");
  expect(
    await rollBack(database, checkpoint, { number: 39n, hash: toHash(39), time: toTime(2) }),
  ).not.toBeNull();
  expect(await readRows()).toMatchObject([{ plan: "plus", round: 0 }]);

  await sql`delete from rounds where plan = 'core' and round = 1`.execute(database);
  await insertClosing(database, "core", 1, 41n);
  await writeTrees(database);
  expect(await readRows()).toMatchObject([
    { plan: "core", round: 1, block_number: 41n, block_hash: toHash(41) },
    { plan: "plus", round: 0 },
  ]);
});

test("a tree is not stored when blocks were undone since it was read", async () => {
  const refused = await writeTree(database, "core", {
    async encode(tree) {
      await sql`update index_checkpoint set rollbacks = rollbacks + 1`.execute(database);
      return encodeTree(tree);
    },
  });
  expect(refused).toBeNull();
  expect(await readRows()).toEqual([]);
  expect(await writeTree(database, "core")).not.toBeNull();
});

test("another process may have stored the tree in the meantime", async () => {
  await writeTree(database, "core", {
    async encode(tree) {
      await writeTree(database, "core");
      return encodeTree(tree);
    },
  });
  expect(await readRows()).toHaveLength(1);
});

test("a rebuild of the index starts without trees", async () => {
  await writeTrees(database);
  await database.deleteFrom("raw_logs").execute();
  await rebuildIndex(database, 1);
  expect(await readRows()).toEqual([]);
});

test.each(
  networkKinds,
)("any network is the tree that its seats form, read in ranges of any size: %s", async (kind) => {
  const tree = grow(kind, 199, 7);
  await database.deleteFrom("seats").where("plan", "=", "core").execute();
  await insertSeats(
    database,
    Array.from({ length: tree.size }, (_, index) => {
      const id = index + 1;
      const place = { upline_id: tree.upline[id] ?? 0, leg: tree.leg[id] ?? 0, depth: tree.depth[id] ?? 0 };
      return { member_id: id, ...place, round: id > 100 ? 1 : 0 };
    }),
  );
  const closed = { plan: "core" as const, round: 1, blockNumber: 40n, blockHash: toHash(40) };
  const {
    numbers: order,
    legs,
    rounds,
  } = decodeSnapshot(encodeTree(await readTree(database, closed, { range: 17 })));
  const shape = linkSeats(legs, order);
  for (const [position, number] of order.entries()) {
    const child = (at: number) => (at < shape.size ? order[at] : 0);
    expect([child(shape.left[position] ?? 0), child(shape.right[position] ?? 0)]).toEqual([
      tree.left[number],
      tree.right[number],
    ]);
  }
  expect(rounds).toEqual(numbers(100, 200));
});

test("refuses seats that are not in the order of their rounds", async () => {
  await database.updateTable("seats").set({ round: 2 }).where("member_id", "=", 3).execute();
  await expect(writeTree(database, "core")).rejects.toThrow(
    "has 3 seats after round 1, but a seat with number 4",
  );
});

test("a thread makes the same file", async () => {
  const closed = { plan: "plus" as const, round: 0, blockNumber: 30n, blockHash: toHash(30) };
  const bytes = encodeTree(await readTree(database, closed));
  expect(await encodeWithoutBlocking(await readTree(database, closed), 0)).toEqual(bytes);
  const broken = await readTree(database, closed);
  broken.upline[2] = 9;
  await expect(encodeWithoutBlocking(broken, 0)).rejects.toThrow(/Seat 2\b.*9/);
});
