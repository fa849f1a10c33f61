import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passDays, reorganise } from "../../../test/support/crowd.ts";
import { IndexedCrowd } from "../../../test/support/indexed-crowd.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../../test/support/table-contents.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { DERIVED_VERSION } from "../index-source.ts";
import { writeTrees } from "../tree/write-tree.ts";
import { rebuildIndex } from "./rebuild.ts";

/** One network and one calendar: each test continues where the previous one ended. */
let world: IndexedCrowd;
let chain: TestChain;
let database: Database;
beforeAll(async () => {
  world = await IndexedCrowd.start({ core: 32, plus: 7 }, 5);
  ({ chain, database } = world);
  await world.closeRound();
  await world.moveFirst();
  await world.rankFirst();
  await world.catchUp();
}, 120_000);
afterAll(() => world?.stop());

test("an unconfirmed price is a candidate, and the tables can be rebuilt from the raw logs", async () => {
  await passDays(chain, 1, 90_000_000n);
  await world.act(chain.account(9), encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" }));
  await world.catchUp();
  const candidates = await database.selectFrom("price_candidates").selectAll().execute();
  expect(candidates).toMatchObject([{ plan: "core", pol_usd: String(9n * 10n ** 17n) }]);

  const before = await tableContents(database);
  await database.updateTable("seats").set({ points: 7n }).execute();
  await database.deleteFrom("history").execute();
  await rebuildIndex(database, DERIVED_VERSION);
  await writeTrees(database);
  expect(await tableContents(database)).toEqual(before);

  // As if all blocks were final, with an interruption after each batch.
  const { finalized_number } = await database
    .selectFrom("index_checkpoint")
    .select("finalized_number")
    .executeTakeFirstOrThrow();
  await database
    .updateTable("index_checkpoint")
    .set(({ ref }) => ({ finalized_number: ref("block_number") }))
    .execute();
  await database.deleteFrom("history").execute();
  await rebuildInterrupted(database);
  await writeTrees(database);
  expect(await tableContents(database)).toEqual(before);
  await database.updateTable("index_checkpoint").set({ finalized_number }).execute();
  await rebuildIndex(database, DERIVED_VERSION);
  // The rebuilt tables can be rolled back as before.
  await reorganise(chain, 1);
  await chain.client.mine({ blocks: 1 });
  await world.catchUp();
  expect(await database.selectFrom("price_candidates").selectAll().execute()).toEqual([]);
  await world.expectTruth();
});

test("a backfill from the chain makes the same tables as one step after the other", async () => {
  await chain.client.mine({ blocks: 100 });
  await world.catchUp();
  const filled = await createTestDatabase();
  await runUntilCaughtUp(filled, chain, undefined, { leastBlocks: 1n });
  expect(await tableContents(filled)).toEqual(await tableContents(database));
  // The next blocks can be rolled back.
  await passDays(chain, 1, 80_000_000n);
  await world.act(chain.account(9), encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" }));
  await runUntilCaughtUp(filled, chain);
  await reorganise(chain, 1);
  await chain.client.mine({ blocks: 1 });
  await runUntilCaughtUp(filled, chain);
  await world.expectTruth();
  expect(await tableContents(filled)).toEqual(await tableContents(database));
  await filled.destroy();
});

/** Stops the rebuild after each batch, and begins again where it was saved. */
async function rebuildInterrupted(database: Database): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const stop = new AbortController();
    await rebuildIndex(database, DERIVED_VERSION, {
      batch: 40,
      signal: stop.signal,
      onProgress({ events, total }) {
        isDone = events === total;
        if (!isDone) stop.abort();
      },
    });
  }
}
