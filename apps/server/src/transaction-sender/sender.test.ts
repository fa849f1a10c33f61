import { setTimeout as sleep } from "node:timers/promises";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type PrivateKeyAccount, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { passDays } from "../../test/support/crowd.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { createTestKeeper, type TestKeeper } from "../../test/support/test-keeper.ts";
import type { Database } from "../database/tables.ts";

/** Milliseconds after which these keepers treat a transaction as stuck. */
const BUMP_AFTER = 300;

let chain: TestChain;
let database: Database;
let account: PrivateKeyAccount;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
});
afterAll(async () => {
  await database.destroy();
});
/** Each test starts a new day, on which both prices are due, the core plan's first. */
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

/** Leaves only settling due. */
async function fixPrices(): Promise<void> {
  for (const address of [chain.plan, chain.plus]) {
    const call = { address, abi: planAbi, account: chain.accounts.operator } as const;
    const hash = await chain.client.writeContract({ ...call, functionName: "updatePOLPrice" });
    await chain.client.waitForTransactionReceipt({ hash });
  }
}

/** The account's transactions in the node's pool, by nonce. */
async function pool() {
  const { pending, queued } = await chain.client.getTxpoolContent();
  return [...Object.entries(pending), ...Object.entries(queued)]
    .filter(([address]) => address.toLowerCase() === account.address.toLowerCase())
    .flatMap(([, transactions]) => Object.values(transactions));
}

async function tickUntil({ tick, lines }: TestKeeper, isThere: () => boolean): Promise<void> {
  for (let ticks = 0; !isThere(); ticks++) {
    if (ticks > 200) throw new Error(`No result after ${ticks} ticks: ${lines.join("")}`);
    await tick();
    await sleep(20);
  }
}

describe("a stuck transaction", () => {
  test("is replaced with the same nonce and both fees an eighth higher, and no other is sent", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    expect(await test.tick()).toMatchObject({ next: "busy" });
    const [first] = await pool();
    expect(await test.tick()).toMatchObject({ next: "busy" });
    expect(test.totals()).toMatchObject({ sent: 1, bumped: 0, mined: 0 });

    await tickUntil(test, () => test.totals().bumped === 2);
    const [second, ...more] = await pool();
    expect(more).toEqual([]);
    expect(second?.nonce).toEqual(first?.nonce);
    for (const fee of ["maxFeePerGas", "maxPriorityFeePerGas"] as const) {
      expect(BigInt(second?.[fee] ?? 0) * 64n).toBeGreaterThan(BigInt(first?.[fee] ?? 0) * 81n - 64n);
    }

    await chain.client.mine({ blocks: 1 });
    await tickUntil(test, () => test.totals().mined === 1);
    expect(await nonce()).toBe(1);
    expect(await isPriced()).toBe(true);
    expect(test.totals().fees).toBeGreaterThan(0n);
  });

  test("is replaced after a rise of the base fee", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    await test.tick();
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("5") });
    await chain.client.mine({ blocks: 1 });
    expect(await nonce()).toBe(0);
    await tickUntil(test, () => test.totals().bumped === 1);
    await chain.client.mine({ blocks: 1 });
    expect(await nonce()).toBe(1);
    await tickUntil(test, () => test.totals().mined === 1);
  });

  test("is sent again after the node dropped it", async () => {
    await chain.client.setAutomine(false);
    const test = await keeper();
    await test.tick();
    const [first] = await pool();
    if (first === undefined) throw new Error("No transaction was sent");
    await chain.client.dropTransaction({ hash: first.hash });
    expect(await pool()).toEqual([]);
    await chain.client.setAutomine(true);
    await tickUntil(test, () => test.totals().mined > 0);
    expect(await isPriced()).toBe(true);
  });
});

test("replaces a stuck settlement although the pool contains one", async () => {
  await chain.join(0, "willow", "canopy");
  await passDays(chain, 1);
  await fixPrices();
  await chain.client.setAutomine(false);
  const test = await keeper();
  await test.tick();
  await tickUntil(test, () => test.totals().bumped === 1);
  expect(await pool()).toHaveLength(1);
  await chain.client.setAutomine(true);
  await chain.client.mine({ blocks: 1 });
  await test.keepUp();
  expect(test.totals()).toMatchObject({ sent: 1, mined: 1, reverted: 0 });
  expect(test.plans().core).toMatchObject({ roundsBehind: 0 });
});

describe("a pending transaction of an earlier process", () => {
  test("is replaced with the same nonce", async () => {
    await chain.client.setAutomine(false);
    const first = await keeper();
    await first.tick();
    const second = await keeper();
    expect(await second.tick()).toMatchObject({ next: "busy" });
    expect(second.totals()).toMatchObject({ sent: 0, bumped: 0 });

    await tickUntil(second, () => second.totals().bumped === 1);
    expect(await pool()).toHaveLength(1);
    await chain.client.mine({ blocks: 1 });
    await tickUntil(second, () => second.totals().mined === 1);
    expect(await nonce()).toBe(1);

    // The first keeper, if it still runs, notices that its nonce was used, and continues.
    await chain.client.setAutomine(true);
    await tickUntil(first, () =>
      first.lines.join("").includes("nonce used by a transaction of another process"),
    );
    await first.keepUp();
    expect(first.plans()).toMatchObject({ core: { due: [] }, plus: { due: [] } });
  });

  test("is not replaced before it is stuck", async () => {
    await chain.client.setAutomine(false);
    const first = await keeper();
    await first.tick();
    const second = await keeper({ bumpAfter: 60_000 });
    await second.tick();
    await chain.client.setAutomine(true);
    await chain.client.mine({ blocks: 1 });
    await second.keepUp();
    // Only the price of Plus remained.
    expect(second.totals()).toMatchObject({ sent: 1, bumped: 0, mined: 1 });
    expect(await nonce()).toBe(2);
  });
});

describe("sends nothing", () => {
  test("while gas costs more than KEEPER_MAX_GWEI, and logs it once", async () => {
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("5") });
    await chain.client.mine({ blocks: 1 });
    const test = await keeper({ maxGwei: 2 });
    const result = { kind: "held back", reason: "gas price" };
    for (let look = 0; look < 3; look++) {
      expect(await test.tick()).toMatchObject({ attempts: [{ result }, { result }], next: "idle" });
    }
    expect(test.lines.filter((line) => line.includes("KEEPER_MAX_GWEI"))).toHaveLength(1);

    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("1") });
    await chain.client.mine({ blocks: 1 });
    await test.keepUp();
    expect(test.totals().mined).toBe(2);
    for (const { maxFeePerGas } of await mined()) expect(maxFeePerGas).toBeLessThanOrEqual(parseGwei("2"));
  });

  test("while the account cannot pay, logs it once, and reports due duties", async () => {
    const test = await keeper();
    await chain.client.setBalance({ address: account.address, value: 1n });
    const result = { kind: "held back", reason: "balance" };
    for (let look = 0; look < 3; look++) {
      const outcome = await test.tick();
      expect(outcome).toMatchObject({
        account: { balance: 1n },
        attempts: [{ result }, { result }],
        next: "idle",
      });
    }
    expect(test.plans().core?.due).toEqual([{ kind: "fix price" }]);
    expect(test.lines.filter((line) => line.includes("keeper balance too low"))).toHaveLength(1);

    await chain.client.setBalance({ address: account.address, value: parseEther("1") });
    await test.keepUp();
    expect(test.totals()).toMatchObject({ mined: 2, failures: 0 });
    const { account: after } = await test.tick();
    expect(after?.balance).toBe(parseEther("1") - test.totals().fees);
  });

  test("without a key, and reports due duties", async () => {
    const test = await createTestKeeper(chain, database, { account: null });
    for (let look = 0; look < 3; look++) expect(await test.tick()).toMatchObject({ next: "idle" });
    const due = [{ kind: "fix price" }];
    expect(test.plans()).toMatchObject({ core: { due }, plus: { due } });
    expect(test.totals().sent).toBe(0);
    // Once for each plan, until it changes.
    expect(test.lines.filter((line) => line.includes("duties found"))).toHaveLength(2);
    expect(await isPriced()).toBe(false);
  });
});

test("the slower of two keepers in one block continues", async () => {
  await chain.topUp(0, 1);
  await passDays(chain, 1);
  await fixPrices();
  const keepers = [await keeper(), await createTestKeeper(chain, database)] as const;
  await chain.client.setAutomine(false);
  for (const { tick, plans, totals } of keepers) {
    await tick();
    expect(totals().sent).toBe(1);
    expect(plans().core).toMatchObject({ roundsBehind: 1 });
  }
  await chain.client.mine({ blocks: 1 });
  await chain.client.setAutomine(true);
  for (const { keepUp, plans } of keepers) {
    await keepUp();
    expect(plans().core).toMatchObject({ roundsBehind: 0, due: [] });
  }
  const sum = keepers.map(({ totals }) => totals());
  expect(sum.map(({ sent }) => sent)).toEqual([1, 1]);
  expect(sum.map(({ mined }) => mined).toSorted()).toEqual([0, 1]);
  expect(sum.map(({ reverted }) => reverted).toSorted()).toEqual([0, 1]);
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
