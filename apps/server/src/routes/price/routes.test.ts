import { reportPrice } from "@canopy/dev/chain/feed";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
  });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

/** Waits until cached figures have expired. */
async function get(path: string) {
  server.pass(5);
  const response = await server.app.inject({ url: `/api${path}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

/** Moves the chain's time, then reports a price. */
async function report(answer: bigint, { after }: { after: number }): Promise<void> {
  await chain.client.increaseTime({ seconds: after });
  await reportPrice(chain.client, chain.feed, chain.accounts.deployer, answer);
}

async function updatePrice(): Promise<void> {
  const hash = await chain.client.writeContract({
    address: chain.plan,
    abi: planAbi,
    functionName: "updatePOLPrice",
    account: chain.account(0),
  });
  await chain.client.waitForTransactionReceipt({ hash });
  await runUntilCaughtUp(database, chain);
}

const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const cents = (amount: number) => `${amount}${"0".repeat(16)}`;
const pol = (amount: number) => `${amount}${"0".repeat(18)}`;

test("returns the price of the next entry in both plans before the round has a price", async () => {
  const start = await chain.client.readContract({
    address: chain.plan,
    abi: planAbi,
    functionName: "timestamp",
  });
  expect(await get("/price")).toEqual({
    round: 0,
    roundEndsAt: new Date(Number(start + 86_400n) * 1_000).toISOString(),
    core: {
      polUsd: cents(50),
      readAt: aTime,
      priced: false,
      unitPrice: pol(40),
      refusal: null,
      candidate: null,
    },
    plus: {
      polUsd: cents(50),
      readAt: aTime,
      priced: false,
      unitPrice: pol(200),
      refusal: null,
      candidate: null,
    },
    blockNumber: String(await chain.client.getBlockNumber()),
  });
});

test("an entry fixes the price of the round", async () => {
  await chain.join(0, "willow", "canopy");
  await runUntilCaughtUp(database, chain);
  const { core, plus } = await get("/price");
  expect(core.priced).toBe(true);
  expect(plus.priced).toBe(false);
  expect(await get("/price/history")).toEqual({
    items: [{ round: 0, pricedAt: aTime, polUsd: cents(50), unitPrice: pol(40) }],
    next: null,
  });
});

test("returns the refusal and the last price while the feed is stale", async () => {
  await chain.client.increaseTime({ seconds: 86_400 });
  await chain.client.mine({ blocks: 1 });
  expect((await get("/price")).core).toMatchObject({
    priced: false,
    unitPrice: null,
    refusal: "PriceStale",
    polUsd: cents(50),
  });
});

test("returns a jump as a candidate until it is confirmed", async () => {
  await report(100_000_000n, { after: 1 });
  await updatePrice();
  expect((await get("/price")).core).toMatchObject({
    refusal: "PriceUnconfirmed",
    polUsd: cents(50),
    candidate: { polUsd: cents(100), at: aTime },
  });
  await report(101_000_000n, { after: 3_600 });
  await updatePrice();
  expect((await get("/price")).core).toMatchObject({
    refusal: null,
    priced: true,
    polUsd: cents(101),
    candidate: null,
  });
  const first = await get("/price/history?limit=1");
  expect(first.items).toMatchObject([{ round: 1, polUsd: cents(101) }]);
  expect((await get(`/price/history?limit=1&cursor=${first.next}`)).items).toMatchObject([{ round: 0 }]);
  expect((await get("/price/history?plan=plus")).items).toEqual([]);
});
