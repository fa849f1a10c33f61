import { reportPrice } from "@canopy/dev/chain/feed";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { DAY, passDays } from "../../../test/support/crowd.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { createTestKeeper } from "../../../test/support/test-keeper.ts";
import { readCandidate, readLegs } from "../../chain/plan-storage.ts";
import type { Database } from "../../database/tables.ts";

const HOUR = 3_600;

let chain: TestChain;
let database: Database;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy", { units: 5 });
  await chain.join(1, "alder", "willow", { units: 2 });
});
afterAll(async () => {
  await database.destroy();
});

const core = () => ({ address: chain.plan, abi: planAbi }) as const;
const isPriced = () => chain.client.readContract({ ...core(), functionName: "roundPriced" });
async function report(polUsd: bigint, seconds: number): Promise<void> {
  await chain.client.increaseTime({ seconds });
  await reportPrice(chain.client, chain.feed, chain.accounts.operator, polUsd);
}
async function lastCloser(): Promise<number | undefined> {
  const events = await chain.client.getContractEvents({ ...core(), eventName: "RoundClosed", fromBlock: 0n });
  return events.at(-1)?.args.closer;
}

describe("the closing reward", () => {
  test("goes to the HeroPool without a member", async () => {
    await passDays(chain, 1);
    const { keepUp } = await createTestKeeper(chain, database);
    await keepUp();
    expect(await lastCloser()).toBe(0);
  });

  test("goes to the configured member", async () => {
    await chain.topUp(1, 1);
    await passDays(chain, 1);
    const { keepUp } = await createTestKeeper(chain, database, { member: "willow" });
    await keepUp();
    expect(await lastCloser()).toBe(2);
  });

  test("goes to the HeroPool with a warning when no member has that name", async () => {
    await chain.topUp(1, 1);
    await passDays(chain, 1);
    const { keepUp, lines } = await createTestKeeper(chain, database, { member: "missing" });
    await keepUp();
    expect(await lastCloser()).toBe(0);
    expect(lines.join("")).toContain("KEEPER_MEMBER has no seat in this plan");
  });
});

test("reads legs from the storage of the plan", async () => {
  const { leftUsers, rightUsers } = await chain.client.readContract({
    ...core(),
    functionName: "nodeData",
    args: [chain.account(0)],
  });
  expect(await readLegs(chain.client, chain.plan, 2)).toEqual([leftUsers, rightUsers]);
  expect(leftUsers).toBe(4);
});

describe("a price that jumped", () => {
  test("becomes a candidate at once, and is confirmed after an hour", async () => {
    const { keepUp, totals } = await createTestKeeper(chain, database);
    await report(120_000_000n, DAY);
    await keepUp();
    expect(await isPriced()).toBe(false);
    const blockNumber = await chain.client.getBlockNumber();
    expect(await readCandidate(chain.client, chain.plan, blockNumber)).toMatchObject({
      answer: 120_000_000n,
    });
    // One candidate for each plan.
    expect(totals().mined).toBe(2);

    await report(121_000_000n, HOUR - 60);
    await keepUp();
    expect(await isPriced()).toBe(false);
    expect(totals().mined).toBe(2);

    await report(122_000_000n, 120);
    await keepUp();
    expect(await isPriced()).toBe(true);
    expect(totals()).toMatchObject({ mined: 4, reverted: 0 });
    const after = await chain.client.getBlockNumber();
    expect(await readCandidate(chain.client, chain.plan, after)).toBeNull();
  });

  test("is replaced by another candidate when the feed moves away from it", async () => {
    const { keepUp, totals } = await createTestKeeper(chain, database);
    await report(300_000_000n, DAY);
    await keepUp();
    await report(200_000_000n, 60);
    await keepUp();
    expect(totals().mined).toBe(4);
    await report(180_000_000n, 60);
    await keepUp();
    // No longer a jump: it is fixed without a candidate.
    expect(await isPriced()).toBe(true);
  });
});

test("a stale feed does not block other duties", async () => {
  await report(180_000_000n, DAY);
  await chain.topUp(1, 1);
  await chain.client.increaseTime({ seconds: DAY });
  await chain.client.mine({ blocks: 1 });
  const { keepUp, plans, totals } = await createTestKeeper(chain, database);
  await keepUp();
  expect(await isPriced()).toBe(false);
  expect(totals()).toMatchObject({ mined: 1, failures: 0 });
  expect(plans().core).toMatchObject({ roundsBehind: 0, due: [] });
});
