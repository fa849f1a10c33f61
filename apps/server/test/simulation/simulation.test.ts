import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectNode } from "../../src/cli/verify/contract.ts";
import { verifyIndex } from "../../src/cli/verify/verify-index.ts";
import type { Database } from "../../src/database/tables.ts";
import { FinalityBroken } from "../../src/indexer/find-ancestor.ts";
import { tableContents } from "../support/table-contents.ts";
import { createTestDatabase, emptyTables } from "../support/test-database.ts";
import { replaceBlocks } from "./act.ts";
import { FaultyNode } from "./faulty-node.ts";
import { type Indexing, indexHere } from "./indexing.ts";
import { anyProgram, type Step } from "./program.ts";
import { regressions } from "./regressions.ts";
import { indexInServer } from "./server-indexing.ts";
import { simulate } from "./simulate.ts";
import { type SimulatedChain, startSimulatedChain } from "./simulated-chain.ts";

/** Every so many seeds the index runs in a server of its own, which is killed. */
const SERVER_EVERY = 4;
/** anvil forgets the state of old blocks after some thousand, which four seeds can reach: a chain lasts for so many. */
const SEEDS_A_CHAIN = 2;
/** Milliseconds for one seed. */
const LIMIT = process.env["SHRINK"] === undefined ? 120_000 : 3_600_000;

/** `SIMULATION_SEEDS` says how many; `SEED=7` runs that one alone, with `SHRINK=yes` it looks for a smaller program. */
const { SEED: wanted, SHRINK: shrink, SIMULATION_SEEDS: count = "4" } = process.env;
const seeds =
  wanted === undefined
    ? [...new Set([...regressions, ...Array.from({ length: Number(count) }, (_, index) => index + 1)])]
    : [Number(wanted)];

let chain: SimulatedChain;
let runs = 0;
let database: Database;
let fresh: Database;
beforeAll(async () => {
  [database, fresh] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
beforeEach(async () => {
  if (runs % SEEDS_A_CHAIN === 0) {
    await chain?.stop();
    chain = await startSimulatedChain();
  }
  runs += 1;
});
afterAll(() => Promise.all([chain?.stop(), database?.destroy(), fresh?.destroy()]));

test.each(seeds)(
  "seed %i: whatever happens, the index is a fresh replay of the chain, and the contract agrees",
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(anyProgram, (program) => run(seed, program)),
      { seed, numRuns: 1, endOnFailure: shrink === undefined },
    );
  },
  LIMIT,
);

async function run(seed: number, program: readonly Step[]): Promise<void> {
  await Promise.all([chain.reset(), emptyTables(database), emptyTables(fresh)]);
  const node = await FaultyNode.start(chain.rpcUrl, seed);
  const server = seed % SERVER_EVERY === 0 ? await indexInServer(chain, node) : undefined;
  const indexing = server ?? indexHere(chain, node.url, database);
  try {
    await simulate(program, { stage: chain, node, indexing });
    await expectFreshReplay(indexing);
  } finally {
    await server?.close();
    await node.stop();
  }
}

async function expectFreshReplay(indexing: Indexing): Promise<void> {
  const indexed = await indexing.finish();
  await indexHere(chain, chain.rpcUrl, fresh).finish();
  expect(await tableContents(indexed)).toEqual(await tableContents(fresh));
  await expectContract(indexed);
}

/** Every figure is the contract's own. */
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

test("a reorganisation below the final block halts the index, and changes nothing in it", async () => {
  await Promise.all([chain.reset(), emptyTables(database)]);
  await chain.client.mine({ blocks: 100 });
  const indexing = indexHere(chain, chain.rpcUrl, database);
  const before = await tableContents(await indexing.finish());
  const head = await chain.client.getBlockNumber();
  await replaceBlocks(chain, head - chain.firm + 3n);
  await expect(indexing.finish()).rejects.toThrow(FinalityBroken);
  const after = await tableContents(database);
  expect(after.checkpoint[0]?.halted).toContain("was final");
  expect({ ...after, checkpoint: [] }).toEqual({ ...before, checkpoint: [] });
  // The next test has a chain of its own: this one's beginning is gone.
  runs = 0;
});
