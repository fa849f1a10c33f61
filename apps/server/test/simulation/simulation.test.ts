import { createRandom } from "@canopy/protocol/simulation/random";
import { decodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectNode } from "../../src/cli/verify/contract.ts";
import { verifyIndex } from "../../src/cli/verify/verify-index.ts";
import { readSnapshot } from "../../src/database/checkpoint.ts";
import { parseHex } from "../../src/database/parse-hex.ts";
import type { Database } from "../../src/database/tables.ts";
import { FinalityBrokenError } from "../../src/indexer/find-ancestor.ts";
import { DERIVED_VERSION } from "../../src/indexer/index-source.ts";
import { readRebuildProgress } from "../../src/indexer/rebuild/progress.ts";
import { rebuildIndex } from "../../src/indexer/rebuild/rebuild.ts";
import { encodeTree } from "../../src/indexer/tree/encode-tree.ts";
import { readTree } from "../../src/indexer/tree/read-tree.ts";
import { writeTrees } from "../../src/indexer/tree/write-tree.ts";
import { tableContents } from "../support/table-contents.ts";
import { createTestDatabase, emptyTables } from "../support/test-database.ts";
import { replaceBlocks } from "./act.ts";
import { FaultyNode } from "./faulty-node.ts";
import { type Indexing, indexInProcess } from "./indexing.ts";
import { anyProgram, type Step } from "./program.ts";
import { regressions } from "./regressions.ts";
import { indexInServer } from "./server-indexing.ts";
import { simulate } from "./simulate.ts";
import { type SimulatedChain, startSimulatedChain } from "./simulated-chain.ts";

/** For every fourth seed the indexer runs in a server process, which can be killed. */
const SERVER_INTERVAL = 4;
/** anvil discards the states of old blocks after some thousand blocks, which four seeds can mine. */
const SEEDS_PER_CHAIN = 2;
/** Milliseconds for one seed. */
const LIMIT = process.env["SHRINK"] === undefined ? 120_000 : 3_600_000;

/**
 * `SIMULATION_SEEDS` is the number of seeds; by default there is one without a server process and one with it. `SEED=7` runs one
 * seed; with `SHRINK=yes` it shrinks a failing program.
 */
const { SEED: wanted, SHRINK: shrink, SIMULATION_SEEDS: count } = process.env;
const usual =
  count === undefined ? [1, SERVER_INTERVAL] : Array.from({ length: Number(count) }, (_, index) => index + 1);
const seeds = wanted === undefined ? [...new Set([...regressions, ...usual])] : [Number(wanted)];

let chain: SimulatedChain;
let runs = 0;
let database: Database;
let fresh: Database;
beforeAll(async () => {
  [chain, database, fresh] = await Promise.all([
    startSimulatedChain(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
});
afterAll(() => Promise.all([chain?.stop(), database?.destroy(), fresh?.destroy()]));

describe("whatever the chain and the node do", () => {
  beforeEach(async () => {
    if (runs > 0 && runs % SEEDS_PER_CHAIN === 0) {
      await chain.stop();
      chain = await startSimulatedChain();
    }
    runs += 1;
  });

  test.each(seeds)(
    "seed %i: the index equals a fresh one, a rebuilt one and the contract",
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(anyProgram, (program) => run(seed, program)),
        { seed, numRuns: 1, endOnFailure: shrink === undefined },
      );
    },
    LIMIT,
  );
});

async function run(seed: number, program: readonly Step[]): Promise<void> {
  await Promise.all([chain.reset(), emptyTables(database), emptyTables(fresh)]);
  const node = await FaultyNode.start(chain.rpcUrl, seed);
  const server = seed % SERVER_INTERVAL === 0 ? await indexInServer(chain, node) : undefined;
  const indexing = server ?? indexInProcess(chain, node.url, database);
  try {
    await simulate(program, { stage: chain, node, indexing });
    await expectFreshReplay(indexing);
    await expectRebuild(seed);
  } finally {
    await server?.close();
    await node.stop();
  }
}

async function expectFreshReplay(indexing: Indexing): Promise<void> {
  const indexed = await indexing.finish();
  await indexInProcess(chain, chain.rpcUrl, fresh).finish();
  expect(await tableContents(indexed)).toEqual(await tableContents(fresh));
  await expectSameTrees(indexed);
  await expectContract(indexed);
}

/** Every stored tree, whatever was undone and replaced since, equals the tree that the fresh index has of its round. */
async function expectSameTrees(indexed: Database): Promise<void> {
  const stored = await indexed.selectFrom("tree_snapshots").selectAll().execute();
  for (const { plan, round, block_number, block_hash, bytes } of stored) {
    const closed = { plan, round, blockNumber: block_number, blockHash: parseHex(block_hash) };
    const closing = fresh.selectFrom("rounds").select("closed_block").where("plan", "=", plan);
    expect(await closing.where("round", "=", round).execute()).toEqual([{ closed_block: block_number }]);
    const expected = encodeTree(await readSnapshot(fresh, (snapshot) => readTree(snapshot, closed)));
    expect(decodeSnapshot(bytes)).toEqual(decodeSnapshot(expected));
  }
}

/** Rebuilds the fresh index from its stored events, in steps of any size and with interruptions. */
async function expectRebuild(seed: number): Promise<void> {
  const random = createRandom(seed);
  const indexed = await tableContents(fresh);
  // As if all blocks were final: others are derived one by one, as before.
  if (random.integer(4) > 0)
    await fresh
      .updateTable("index_checkpoint")
      .set(({ ref }) => ({ finalized_number: ref("block_number") }))
      .execute();
  await fresh.deleteFrom("history").execute();
  do {
    const stop = new AbortController();
    await rebuildIndex(fresh, DERIVED_VERSION, {
      batch: 10 + random.integer(200),
      saveInterval: 0,
      signal: stop.signal,
      onProgress() {
        if (random.integer(3) === 0) stop.abort();
      },
    });
  } while ((await readRebuildProgress(fresh)) !== null);
  await writeTrees(fresh);
  expect(await tableContents(fresh)).toEqual(indexed);
}

/** Compares every figure with the contract. */
async function expectContract(index: Database): Promise<void> {
  const { plan, plus } = chain.deployment;
  const { number, hash } = await chain.client.getBlock();
  const verdict = await verifyIndex(index, {
    node: connectNode(chain.rpcUrl),
    plans: { core: plan, plus },
    block: { number, hash },
    sample: Number.POSITIVE_INFINITY,
  });
  expect(verdict.differences).toEqual([]);
}

// The last test, because the reorganisation replaces the chain's first state.
test("a reorganisation of final blocks halts the index and changes no row", async () => {
  await Promise.all([chain.reset(), emptyTables(database)]);
  await chain.client.mine({ blocks: 100 });
  const indexing = indexInProcess(chain, chain.rpcUrl, database);
  const before = await tableContents(await indexing.finish());
  const head = await chain.client.getBlockNumber();
  await replaceBlocks(chain, head - chain.finalBlock + 3n);
  await expect(indexing.finish()).rejects.toThrow(FinalityBrokenError);
  const after = await tableContents(database);
  expect(after.checkpoint[0]?.halted).toContain("was final");
  expect({ ...after, checkpoint: [] }).toEqual({ ...before, checkpoint: [] });
});
