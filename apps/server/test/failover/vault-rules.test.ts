import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { testTokenAbi } from "@canopy/dev/exchange/abi";
import { vaultSeeds } from "@canopy/dev/vaults/vault-seeds";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { createRandom } from "@canopy/protocol/simulation/random";
import { localAddress, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, type Hex, parseEther, parseGwei, parseUnits } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BREAK } from "../../src/bots/vault/log/write-skips.ts";
import type { Database } from "../../src/database/tables.ts";
import { connectTestDatabase, createTestDatabaseUrl } from "../support/test-database.ts";
import {
  readExecutions,
  reorganize,
  reportPrices,
  startVaultChain,
  type VaultChain,
} from "../support/vault-chain.ts";

const { TEST_LONG } = process.env;
const COPIES = 2;
const VAULTS = TEST_LONG === "1" ? 4 : 2;
const DAY = 86_400;
/** Milliseconds for a round, in which a vault may pause for half a minute after an owner was faster. */
const PATIENCE = 90_000;

const program = fileURLToPath(new URL("../support/vaults-process.ts", import.meta.url));
const random = createRandom(Date.now() % 2 ** 31);
const key = generatePrivateKey();
const keeper = privateKeyToAddress(key);

let chain: VaultChain;
let url: string;
let database: Database;
let owned: { owner: Address; vault: Address }[];
const running = new Set<ChildProcess>();
beforeAll(async () => {
  url = await createTestDatabaseUrl();
  [chain, database] = await Promise.all([startVaultChain(), connectTestDatabase(url)]);
  await chain.client.setBalance({ address: keeper, value: parseEther("1000") });
  owned = [];
  for (let index = 0; index < VAULTS; index++) owned.push(await createVault(index));
}, 240_000);
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([chain.process.stop(), database.destroy()]);
});

async function send(from: Address, to: Address, data: Hex, value = 0n): Promise<void> {
  await chain.client.setBalance({ address: from, value: parseEther("1000") });
  await chain.client.impersonateAccount({ address: from });
  const hash = await chain.client.sendTransaction({
    account: from,
    chain: null,
    to,
    data,
    value,
    gas: 1_000_000n,
  });
  const { status } = await chain.client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error(`A call of ${to} was reverted`);
}

/** A vault of a member with one rule: it buys WETH for 50 USDC a day. */
async function createVault(index: number): Promise<{ owner: Address; vault: Address }> {
  const owner = chain.members[20 + index];
  const rule = vaultSeeds.find(({ username }) => username === "willow")?.rules[1];
  if (owner === undefined || rule === undefined) throw new Error("The world has changed");
  const place = { address: chain.factory, abi: vaultFactoryAbi, functionName: "vaultOf" } as const;
  const vault = await chain.client.readContract({ ...place, args: [owner] });
  const usdc = [[vault], parseUnits("100000", 6)] as const;
  const mint = encodeFunctionData({ abi: testTokenAbi, functionName: "mint", args: usdc });
  await send(localExchangeDeployer, localAddress("usdc"), mint);
  await send(owner, chain.factory, encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" }));
  await send(owner, vault, "0x", parseEther("20"));
  const caps = [10n ** 12n, 10n ** 12n] as const;
  await send(owner, vault, encodeFunctionData({ abi: vaultAbi, functionName: "setCaps", args: caps }));
  const { timestamp } = await chain.client.getBlock();
  const timed = { ...rule, notBefore: Number(timestamp) + DAY };
  await send(owner, vault, encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [0n, timed] }));
  await database
    .insertInto("members")
    .values({
      ...{ id: 1_000 + index, account: owner, username: `owner${index}` },
      ...{ joined_at: new Date(0), block_number: 1n },
    })
    .execute();
  return { owner, vault };
}

async function start(): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...{
      PATH,
      NODE_COMPILE_CACHE,
      DATABASE_URL: url,
      RPC_URL: chain.rpcUrl,
      CHAIN_ID: "31337",
      PLAN_BLOCK: "0",
    },
    ...{ PLAN_ADDRESS: chain.factory, VAULT_FACTORY_ADDRESS: chain.factory, BOTS_KEY: key, SITE_DIR: "none" },
    ...{ PUBLIC_ORIGIN: "http://canopy.example", MAIL_DIR: tmpdir(), DATA_DIR: tmpdir() },
  };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  child.once("close", () => running.delete(child));
  await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

const copies: ChildProcess[] = [];
async function killOne(): Promise<void> {
  const victim = copies.shift();
  if (victim === undefined) throw new Error("No process runs");
  await kill(victim);
}
async function startAll(): Promise<void> {
  while (copies.length < COPIES) copies.push(await start());
}

/** The rules become due, with fresh prices. */
async function passDay(changes?: Parameters<typeof reportPrices>[1]): Promise<void> {
  await chain.client.increaseTime({ seconds: DAY + 300 });
  await reportPrices(chain.client, changes);
}

/** The same, and waits for a transaction that is not mined. */
async function passDayWithoutMining(): Promise<void> {
  // A little too early, so that nothing is executed while prices are reported.
  await chain.client.increaseTime({ seconds: DAY - 300 });
  await reportPrices(chain.client);
  await chain.client.setAutomine(false);
  await chain.client.increaseTime({ seconds: 900 });
  await chain.client.mine({ blocks: 1 });
  await expect
    .poll(async () => (await pool()).length, { timeout: PATIENCE, interval: 20 })
    .toBeGreaterThan(0);
}

/** The keeper's transactions that are not mined. */
async function pool() {
  const { pending, queued } = await chain.client.getTxpoolContent();
  return [...Object.entries(pending), ...Object.entries(queued)]
    .filter(([address]) => address.toLowerCase() === keeper.toLowerCase())
    .flatMap(([, transactions]) => Object.values(transactions));
}

const counts = () =>
  Promise.all(owned.map(async ({ vault }) => (await readExecutions(chain.client, vault)).length));

const untilLogged = (reason: "price stale" | "too little received") =>
  expect
    .poll(
      async () => {
        const { timestamp } = await chain.client.getBlock();
        const rows = await database
          .selectFrom("vault_skips")
          .select("vault")
          .where("reason", "=", reason)
          .where("last_at", ">", timestamp - 3_000n)
          .execute();
        return owned.every(({ vault }) => rows.some((row) => row.vault === vault));
      },
      { timeout: PATIENCE, interval: 100 },
    )
    .toBe(true);

/** What goes wrong in a round. After it each rule has to have been executed once. */
const disturbances = {
  async "a process is killed at any moment"() {
    await passDay();
    await sleep(random.integer(600));
    await killOne();
    await startAll();
  },
  async "all processes are killed between signing and receipt, and the transaction is mined"() {
    await passDayWithoutMining();
    while (copies.length > 0) await killOne();
    await chain.client.mine({ blocks: 1 });
    await chain.client.setAutomine(true);
    await startAll();
  },
  async "all processes are killed between signing and receipt, and the transaction is dropped"() {
    await passDayWithoutMining();
    while (copies.length > 0) await killOne();
    for (const { hash } of await pool()) await chain.client.dropTransaction({ hash });
    await chain.client.setAutomine(true);
    await startAll();
  },
  async "a reorganisation drops executions"() {
    const before = await counts();
    await passDay();
    await expect.poll(counts, { timeout: PATIENCE }).toEqual(before.map((count) => count + 1));
    await reorganize(chain.client, 1 + random.integer(VAULTS));
  },
  async "the pools return too little, until the feed is right again"() {
    await passDay({ [localAddress("wethFeed")]: 2_700_00000000n });
    await untilLogged("too little received");
    await reportPrices(chain.client, { [localAddress("wethFeed")]: 3_000_00000000n });
  },
  async "feeds are silent for two days"() {
    await chain.client.increaseTime({ seconds: 2 * DAY + 300 });
    await chain.client.mine({ blocks: 1 });
    await untilLogged("price stale");
    await reportPrices(chain.client);
  },
  async "an owner executes the rule first"() {
    await passDayWithoutMining();
    const tip = parseGwei("1000");
    for (const { owner, vault } of owned) {
      await chain.client.impersonateAccount({ address: owner });
      await chain.client.sendTransaction({
        ...{ account: owner, chain: null, to: vault, gas: 1_000_000n },
        data: encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [1n] }),
        ...{ maxFeePerGas: 2n * tip, maxPriorityFeePerGas: tip },
      });
    }
    await chain.client.mine({ blocks: 1 });
    await chain.client.setAutomine(true);
  },
};
type Disturbance = keyof typeof disturbances;
const names = Object.keys(disturbances) as Disturbance[];

/** Those in which most can go wrong; in a long run 60 of all, in any order. */
const rounds: Disturbance[] =
  TEST_LONG === "1"
    ? Array.from(
        { length: 60 },
        () => names[random.integer(names.length)] ?? "a reorganisation drops executions",
      )
    : [
        "a process is killed at any moment",
        "all processes are killed between signing and receipt, and the transaction is mined",
        "a reorganisation drops executions",
        "the pools return too little, until the feed is right again",
      ];

test("two processes execute each rule once, whatever happens, and log it once", async () => {
  await startAll();
  for (const [index, name] of rounds.entries()) {
    await disturbances[name]();
    await expect
      .poll(counts, { timeout: PATIENCE, interval: 100, message: `round ${index}: ${name}` })
      .toEqual(owned.map(() => index + 1));
  }

  const key = ({ block_hash, log_index }: { block_hash: string; log_index: number }) =>
    `${block_hash} ${log_index}`;
  // Rules of the world's other vaults may still become due.
  const truth = async () =>
    (await readExecutions(chain.client)).map(({ blockHash, logIndex }) =>
      key({ block_hash: blockHash, log_index: logIndex }),
    );
  const stored = async () => (await database.selectFrom("vault_trades").selectAll().execute()).map(key);
  await vi.waitFor(async () => expect((await stored()).sort()).toEqual((await truth()).sort()), {
    timeout: PATIENCE,
    interval: 200,
  });
  await Promise.all(copies.map(kill));

  const skips = await database.selectFrom("vault_skips").selectAll().orderBy("first_at").execute();
  expect(skips.length).toBeGreaterThan(0);
  for (const skip of skips) {
    expect(skip.last_at).toBeGreaterThanOrEqual(skip.first_at);
    const later = skips.find(
      ({ vault, rule, reason, first_at }) =>
        vault === skip.vault && rule === skip.rule && reason === skip.reason && first_at > skip.first_at,
    );
    if (later !== undefined) expect(later.first_at - skip.last_at).toBeGreaterThan(BigInt(BREAK));
  }
}, 3_600_000);
