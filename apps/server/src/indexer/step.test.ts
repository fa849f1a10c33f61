import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { startIndex } from "./checkpoint.ts";
import { commitBatch, rollBack } from "./commit.ts";
import { type ChainSource, connectSource } from "./source/chain-source.ts";
import { createFinalBlocks } from "./source/final-blocks.ts";
import { takeStep } from "./step.ts";

let chain: TestChain;
let source: ChainSource;
let database: Database;
let clean: `0x${string}`;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  source = connectSource(chain.rpcUrl, chain);
  clean = await chain.client.snapshot();
});
beforeEach(async () => {
  await chain.client.revert({ id: clean });
  clean = await chain.client.snapshot();
  await emptyTables(database);
});
afterAll(() => database.destroy());

async function checkpoint() {
  const found = await readCheckpoint(database);
  if (found === null) throw new Error("The index has not begun");
  return found;
}

async function header(number: bigint) {
  const found = await source.header(number);
  if (found === null) throw new Error(`There is no block ${number}`);
  return found;
}

const step = async () => takeStep(database, source, createFinalBlocks(source), await checkpoint());

/** Replaces the newest blocks with as many empty ones. */
function reorganize(depth: number): Promise<unknown> {
  return chain.client.request<{ Method: "anvil_reorg"; Parameters: [number, []]; ReturnType: null }>({
    method: "anvil_reorg",
    params: [depth, []],
  });
}

async function usernames(): Promise<string[]> {
  const rows = await database.selectFrom("members").select("username").orderBy("id").execute();
  return rows.map(({ username }) => username);
}

describe("a reorganisation", () => {
  test("that keeps the height is rolled back at once", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(database, chain);
    await reorganize(1);
    expect(await step()).toMatchObject({ kind: "rolled back" });
    expect(await usernames()).toEqual(["canopy", "willow"]);
  });

  test("to a shorter chain is rolled back at once when its newest block differs", async () => {
    await chain.client.mine({ blocks: 3 });
    const short = await chain.client.snapshot();
    const height = await chain.client.getBlockNumber();
    await chain.join(0, "willow", "canopy");
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(database, chain);
    await chain.client.revert({ id: short });
    await chain.join(2, "rowan", "canopy");
    expect(await step()).toMatchObject({ kind: "rolled back", to: { number: height } });
  });

  test("whose blocks are final by now is rolled back after a pause of the indexer", async () => {
    await chain.join(0, "willow", "canopy");
    await runUntilCaughtUp(database, chain);
    await reorganize(1);
    await chain.client.mine({ blocks: 100 });
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy"]);
  });
});

describe("an outdated indexer", () => {
  test("adds nothing to another block of its checkpoint's number", async () => {
    await chain.join(0, "willow", "canopy");
    await runUntilCaughtUp(database, chain);
    const outdated = await checkpoint();
    await reorganize(1);
    await runUntilCaughtUp(database, chain);
    expect((await checkpoint()).number).toBe(outdated.number);
    const before = await tableContents(database);
    await chain.client.mine({ blocks: 1 });
    const next = await header(outdated.number + 1n);
    expect(await commitBatch(database, outdated, { headers: [next], logs: [], finalized: 0n })).toBeNull();
    expect(await tableContents(database)).toEqual(before);
  });

  test("rolls nothing back", async () => {
    await chain.join(0, "willow", "canopy");
    await runUntilCaughtUp(database, chain);
    const outdated = await checkpoint();
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(database, chain);
    const before = await tableContents(database);
    expect(await rollBack(database, outdated, await header(outdated.number - 1n))).toBeNull();
    expect(await tableContents(database)).toEqual(before);
  });
});

test("the final block is never above the checkpoint and never moves back", async () => {
  await startIndex(database, await header(0n));
  const commit = async (number: bigint, finalized: bigint) => {
    const batch = { headers: [await header(number)] as const, logs: [], finalized };
    await commitBatch(database, await checkpoint(), batch);
    return (await checkpoint()).finalized;
  };
  expect(await commit(1n, 50n)).toBe(1n);
  expect(await commit(2n, 0n)).toBe(1n);
});
