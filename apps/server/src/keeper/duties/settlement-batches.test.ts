import { send } from "@canopy/dev/chain/send";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { Crowd, passDays, reorganise } from "../../../test/support/crowd.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { connectChain } from "../../chain/client.ts";
import type { Database } from "../../database/tables.ts";
import { createSettlementBatches } from "./settlement-batches.ts";

/** A settlement reads their carries in chunks of 100. The plan accepts the last 50 as a batch even if earlier ones are missing. */
const MEMBERS = 250;
const CHUNK = 100;

let chain: TestChain;
/** An empty index, so that the settlement reads the node's events. */
let database: Database;
let crowd: Crowd;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  crowd = new Crowd(chain);
  await crowd.join(0, MEMBERS);
  await passDays(chain, 1);
}, 120_000);
afterAll(async () => {
  await database.destroy();
});

/** Carries the ids of a batch in a block of its own. */
async function distribute(ids: readonly number[]): Promise<void> {
  const data = encodeFunctionData({ abi: planAbi, functionName: "distribute", args: [ids, [], 0] });
  await send(chain.client, { from: crowd.address(0), to: chain.plan, data, gas: 16_000_000n });
}

/** Reads the ids of a round's next batch; none when the chain must be read again. */
function startSettlement(round: number): () => Promise<readonly number[]> {
  const settlement = createSettlementBatches({
    client: connectChain(chain.rpcUrl),
    database,
    plan: "core",
    address: chain.plan,
    planBlock: chain.block,
    member: null,
    indexGrace: 0,
  });
  return async () => (await settlement.nextBatch(round, crowd.address(0)))?.ids ?? [];
}

const readRound = (round: number) =>
  chain.client.readContract({
    address: chain.plan,
    abi: planAbi,
    functionName: "roundData",
    args: [BigInt(round)],
  });

test("steps back to the carries that a reorganisation undid, and no further", async () => {
  const nextIds = startSettlement(0);

  const first = await nextIds();
  await distribute(first.slice(0, CHUNK));
  const second = await nextIds();
  await distribute(second.slice(0, CHUNK));
  expect(await nextIds()).toHaveLength(MEMBERS - 2 * CHUNK);

  // The size of a batch follows the gas of the last one, so only their beginnings are equal.
  await reorganise(chain, 1);
  expect((await nextIds()).slice(0, CHUNK)).toEqual(second.slice(0, CHUNK));
  await distribute(second.slice(0, CHUNK));
  expect(await nextIds()).toHaveLength(MEMBERS - 2 * CHUNK);
  // Both batches, and the empty block between them.
  await reorganise(chain, 3);
  expect((await nextIds()).slice(0, CHUNK)).toEqual(first.slice(0, CHUNK));

  for (let ids = first; ids.length > 0; ids = await nextIds()) await distribute(ids);
  expect(await readRound(0)).toMatchObject({ closed: true, units: MEMBERS });
});

test("finds the carries again after a reorganisation that replaced the buyers", async () => {
  const nextIds = startSettlement(1);
  const [buyers, instead] = [40, 200];
  const height = await chain.client.getBlockNumber();
  await crowd.topUp(MEMBERS - buyers, MEMBERS);
  await passDays(chain, 1);
  // The plan accepts 50 ids and more even if they carry nothing.
  expect((await nextIds()).length).toBeGreaterThan(50);

  await reorganise(chain, Number((await chain.client.getBlockNumber()) - height));
  await crowd.topUp(instead, instead + 1);
  await passDays(chain, 1);
  for (let call = 0; call < 4; call++) {
    const ids = await nextIds();
    if (ids.length > 0) await distribute(ids);
  }
  expect(await readRound(1)).toMatchObject({ closed: true, units: 1 });
});
