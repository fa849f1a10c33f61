import { setTimeout as sleep } from "node:timers/promises";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type PrivateKeyAccount, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { passDays } from "../../test/support/crowd.ts";
import { startTestChain, type TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { createTestKeeper, type TestKeeper } from "../../test/support/test-keeper.ts";
import type { Database } from "../database/tables.ts";

/** Milliseconds after which these keepers call a transaction stuck. */
const BUMP_AFTER = 300;

let chain: TestChain;
let database: Database;
let account: PrivateKeyAccount;
beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), createTestDatabase()]);
});
afterAll(async () => {
  await chain.stop();
  await database.destroy();
});
/** Each test has a new day, on which the prices are to be fixed: core's first. */
beforeEach(async () => {
  account = privateKeyToAccount(generatePrivateKey());
  await passDays(chain, 1);
});
afterEach(async () => {
  await chain.client.setAutomine(true);
  await chain.client.mine({ blocks: 1 });
});

const keeper = (options: Parameters<typeof createTestKeeper>[2] = {}) =>
  createTestKeeper(chain, database, { account, bumpAfter: BUMP_AFTER, ...options });
const nonce = () => chain.client.getTransactionCount({ address: account.address });
const isPriced = () =>
  chain.client.readContract({ address: chain.plan, abi: planAbi, functionName: "roundPriced" });

/** So that nothing but settling is due. */
async function fixPrices(): Promise<void> {
  for (const address of [chain.plan, chain.plus]) {
    const call = { address, abi: planAbi, account: chain.accounts.operator } as const;
    const hash = await chain.client.writeContract({ ...call, functionName: "updatePOLPrice" });
    await chain.client.waitForTransactionReceipt({ hash });
  }
}

/** The account's transactions that wait in the node's pool, by nonce. */
async function pool() {
  const { pending, queued } = await chain.client.getTxpoolContent();
  return [...Object.entries(pending), ...Object.entries(queued)]
    .filter(([address]) => address.toLowerCase() === account.address.toLowerCase())
    .flatMap(([, transactions]) => Object.values(transactions));
}

async function tickUntil({ keeper: { tick }, lines }: TestKeeper, isThere: () => boolean): Promise<void> {
  for (let ticks = 0; !isThere(); ticks++) {
    if (ticks > 200) throw new Error(`It does not come: ${lines.join("")}`);
    await tick();
    await sleep(20);
  }
}

describe("a transaction that is not mined", () => {
  test("makes way for one with its nonce that offers an eighth more in both fees, and nothing is piled upon it", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    expect(await test.keeper.tick()).toBe("busy");
    const [first] = await pool();
    expect(await test.keeper.tick()).toBe("busy");
    expect(test.state).toMatchObject({ sent: 1, bumped: 0, mined: 0 });

    await tickUntil(test, () => test.state.bumped === 2);
    const [second, ...more] = await pool();
    expect(more).toEqual([]);
    expect(second?.nonce).toEqual(first?.nonce);
    for (const fee of ["maxFeePerGas", "maxPriorityFeePerGas"] as const) {
      expect(BigInt(second?.[fee] ?? 0) * 64n).toBeGreaterThan(BigInt(first?.[fee] ?? 0) * 81n - 64n);
    }

    await chain.client.mine({ blocks: 1 });
    await tickUntil(test, () => test.state.mined === 1);
    expect(await nonce()).toBe(1);
    expect(await isPriced()).toBe(true);
    expect(test.state.gasSpent).toBeGreaterThan(0n);
  });

  test("because the base fee rose is sent again with an offer that is taken", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    await test.keeper.tick();
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("5") });
    await chain.client.mine({ blocks: 1 });
    expect(await nonce()).toBe(0);
    await tickUntil(test, () => test.state.bumped === 1);
    await chain.client.mine({ blocks: 1 });
    expect(await nonce()).toBe(1);
    await tickUntil(test, () => test.state.mined === 1);
  });

  test("and that the node has dropped is sent again", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    await test.keeper.tick();
    const [first] = await pool();
    if (first === undefined) throw new Error("nothing was sent");
    await chain.client.dropTransaction({ hash: first.hash });
    expect(await pool()).toEqual([]);
    await chain.client.setAutomine(true);
    await tickUntil(test, () => test.state.mined > 0);
    expect(await isPriced()).toBe(true);
  });
});

test("a settlement that is stuck is sent again, though the pool already holds one that would do", async () => {
  await chain.join(0, "willow", "canopy");
  await passDays(chain, 1);
  await fixPrices();
  await chain.client.setAutomine(false);
  const test = await keeper();
  await test.keeper.tick();
  await tickUntil(test, () => test.state.bumped === 1);
  expect(await pool()).toHaveLength(1);
  await chain.client.setAutomine(true);
  await chain.client.mine({ blocks: 1 });
  await test.keepUp();
  expect(test.state).toMatchObject({ sent: 1, mined: 1, reverted: 0, plans: { core: { roundsBehind: 0 } } });
});

describe("what an earlier process left in the pool", () => {
  test("is replaced with its own nonce by a keeper that knows nothing of it", async () => {
    await chain.client.setAutomine(false);
    const first = await keeper();
    await first.keeper.tick();
    const second = await keeper();
    expect(await second.keeper.tick()).toBe("busy");
    expect(second.state).toMatchObject({ sent: 0, bumped: 0 });

    await tickUntil(second, () => second.state.bumped === 1);
    expect(await pool()).toHaveLength(1);
    await chain.client.mine({ blocks: 1 });
    await tickUntil(second, () => second.state.mined === 1);
    expect(await nonce()).toBe(1);

    // The first one, if it lived, would see that another one was mined in the place of its own, and go on.
    await chain.client.setAutomine(true);
    await tickUntil(first, () => first.lines.join("").includes("another transaction of this account"));
    await first.keepUp();
    expect(first.state.plans).toMatchObject({ core: { due: [] }, plus: { due: [] } });
  });

  test("is waited for while it may yet be mined", async () => {
    await chain.client.setAutomine(false);
    const first = await keeper();
    await first.keeper.tick();
    const second = await keeper({ bumpAfter: 60_000 });
    await second.keeper.tick();
    await chain.client.setAutomine(true);
    await chain.client.mine({ blocks: 1 });
    await second.keepUp();
    // Only the price of Plus was left to it.
    expect(second.state).toMatchObject({ sent: 1, bumped: 0, mined: 1 });
    expect(await nonce()).toBe(2);
  });
});

describe("nothing is sent", () => {
  test("while gas costs more than KEEPER_MAX_GWEI, which is said once", async () => {
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("5") });
    await chain.client.mine({ blocks: 1 });
    const test = await keeper({ maxGwei: 2 });
    for (let look = 0; look < 3; look++) expect(await test.keeper.tick()).toBe("idle");
    expect(test.state).toMatchObject({ sent: 0, isPricedOut: true });
    expect(test.lines.filter((line) => line.includes("KEEPER_MAX_GWEI"))).toHaveLength(1);

    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("1") });
    await chain.client.mine({ blocks: 1 });
    await test.keepUp();
    expect(test.state).toMatchObject({ mined: 2, isPricedOut: false });
    for (const { maxFeePerGas } of await mined()) expect(maxFeePerGas).toBeLessThanOrEqual(parseGwei("2"));
  });

  test("while the account cannot pay, which is said once; what is due is known all the same", async () => {
    const test = await keeper();
    await chain.client.setBalance({ address: account.address, value: 1n });
    for (let look = 0; look < 3; look++) expect(await test.keeper.tick()).toBe("idle");
    expect(test.state).toMatchObject({ sent: 0, isShort: true, balance: 1n });
    expect(test.state.plans.core?.due).toEqual(["core: fix the price of the round"]);
    expect(test.lines.filter((line) => line.includes("too little POL"))).toHaveLength(1);

    await chain.client.setBalance({ address: account.address, value: parseEther("1") });
    await test.keepUp();
    expect(test.state).toMatchObject({ mined: 2, isShort: false, failures: 0 });
    expect(test.state.balance).toBe(parseEther("1") - test.state.gasSpent);
  });

  test("without a key: what is due is reported", async () => {
    const test = await createTestKeeper(chain, database, { account: null });
    for (let look = 0; look < 3; look++) expect(await test.keeper.tick()).toBe("idle");
    expect(test.state).toMatchObject({ account: null, sent: 0, balance: null });
    expect(test.state.plans.core?.due).toEqual(["core: fix the price of the round"]);
    expect(test.state.plans.plus?.due).toEqual(["plus: fix the price of the round"]);
    // Once for each plan: it says so when it changes.
    expect(test.lines.filter((line) => line.includes('"due"'))).toHaveLength(2);
    expect(await isPriced()).toBe(false);
  });
});

test("who was slower in the same block notices, and goes on", async () => {
  await chain.topUp(0, 1);
  await passDays(chain, 1);
  await fixPrices();
  const keepers = [await keeper(), await createTestKeeper(chain, database)] as const;
  await chain.client.setAutomine(false);
  for (const { keeper: one, state } of keepers) {
    await one.tick();
    expect(state).toMatchObject({ sent: 1, plans: { core: { roundsBehind: 1 } } });
  }
  await chain.client.mine({ blocks: 1 });
  await chain.client.setAutomine(true);
  for (const { keepUp, state } of keepers) {
    await keepUp();
    expect(state).toMatchObject({ sent: 1, mined: 1, plans: { core: { roundsBehind: 0, due: [] } } });
  }
  expect(keepers[0].state.reverted + keepers[1].state.reverted).toBe(1);
});

async function mined() {
  const { number } = await chain.client.getBlock();
  const blocks = await Promise.all(
    [number - 1n, number].map((blockNumber) =>
      chain.client.getBlock({ blockNumber, includeTransactions: true }),
    ),
  );
  return blocks
    .flatMap(({ transactions }) => transactions)
    .filter(({ from }) => from.toLowerCase() === account.address.toLowerCase())
    .map(({ maxFeePerGas = 0n }) => ({ maxFeePerGas }));
}
