import { cp, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { NO_RANK } from "@canopy/protocol/rules/rank";
import { freePort } from "@canopy/server/lib/port";
import { getAddress } from "viem";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../test/folder.ts";
import { joinPlan } from "../test/member.ts";
import { playInModel } from "../test/seed-model.ts";
import { FEW_ACCOUNTS, readAccounts } from "./chain/accounts.ts";
import { type LocalChain, startAnvil } from "./chain/anvil.ts";
import { beat } from "./chain/heartbeat.ts";
import { type ChainFiles, chainFiles, keepCopy } from "./chain/state.ts";
import { compileContracts } from "./contracts/compile.ts";
import { createWorld } from "./create-world.ts";
import { COMMONS, MAXIMUM_AGE } from "./deploy.ts";
import { sqrtPriceX96 } from "./exchange/pool-math.ts";
import { findPool, readSqrtPrice } from "./exchange/pool-state.ts";
import { poolSides, tradedPools } from "./exchange/pools.ts";
import { openingPrices, worldFeeds } from "./exchange/tokens.ts";
import { openChain } from "./open-chain.ts";
import { seededUsernames } from "./seed/names.ts";
import { SEEDED_DAYS, seededScript } from "./seed/seeded.ts";
import { createSteps } from "./steps.ts";
import { vaultSeeds } from "./vaults/vault-seeds.ts";
import { readWorldCode } from "./world-code.ts";
import { readRecord, type WorldRecord } from "./world-record.ts";

const { signal } = new AbortController();
const HOUR = 3_600;

let home: string;
let shown: string;
let record: WorldRecord;
/** The new world, for tests that only read it. */
let opened: LocalChain;
/** The newest block of the new world, and this computer's time then, in seconds. */
let latest: { timestamp: bigint };
let createdAt: number;

beforeAll(async () => {
  await compileContracts(signal);
  const code = await readWorldCode();
  home = await mkdtemp(join(tmpdir(), "canopy-test-"));
  const files = chainFiles(home);
  const steps = createSteps(() => {});
  const world = await createWorld({ home, files, port: await freePort(), code, steps, signal });
  record = world.record;
  createdAt = Date.now() / 1_000;
  latest = await world.chain.client.getBlock();
  await world.chain.process.stop();
  shown = await mkdtemp(join(tmpdir(), "canopy-test-"));
  opened = await startAnvil({ files: await copyChain(shown), port: await freePort(), signal });
}, 120_000);
afterAll(async () => {
  await opened?.process.stop();
  for (const folder of [home, shown])
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

async function copyChain(folder: string): Promise<ChainFiles> {
  const files = chainFiles(folder);
  await cp(chainFiles(home).folder, files.folder, { recursive: true });
  return files;
}

/** Loads a copy of the new world, so that tests cannot affect each other. */
async function openWorld(): Promise<{ chain: LocalChain; files: ChainFiles }> {
  const files = await copyChain(await temporaryFolder());
  return { chain: await load(files), files };
}

async function load(files: ChainFiles): Promise<LocalChain> {
  const chain = await startAnvil({ files, port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  onTestFinished(() => chain.process.stop());
  return chain;
}

test("a new world has its members and ends at the current time", async () => {
  const { client } = opened;
  const plan = { address: record.plan, abi: planAbi } as const;
  expect(await readRecord(home)).toEqual(record);

  const [day] = await client.readContract({ ...plan, functionName: "Dashboard", args: [0n, false] });
  expect(day.userCount).toBe(seededUsernames.length);
  expect(day.allEnteredUSD).toBeGreaterThan(0n);
  expect(day.allEnteredUSD).toBeGreaterThan(day.enteredUSD);
  expect(Math.abs(Number(latest.timestamp) - createdAt)).toBeLessThan(10);
  expect(Number(await client.readContract({ ...plan, functionName: "timestamp" })) % 86_400).toBe(0);
});

test("a new world has a settled month, and every figure equals the reference model's", async () => {
  const { client } = opened;
  const played = playInModel(seededScript());
  for (const [name, address] of [
    ["core", record.plan],
    ["plus", record.plus],
  ] as const) {
    const plan = { address, abi: planAbi } as const;
    const { plan: model, ids } = played[name];
    // All days but today are settled.
    expect(await client.readContract({ ...plan, functionName: "xRoundCounter" })).toBe(BigInt(SEEDED_DAYS));
    for (const [round, { counts, money }] of model.closedRounds) {
      const data = await client.readContract({ ...plan, functionName: "roundData", args: [BigInt(round)] });
      expect(data).toMatchObject({
        closed: true,
        points: counts.points,
        flash: counts.flash,
        pointValue: money.pointValue,
        rebate: money.rebate,
      });
    }
    const month = model.heroPool.month(0);
    expect(await client.readContract({ ...plan, functionName: "monthData", args: [0n] })).toEqual({
      pot: month.pot,
      shares: BigInt(month.totalShares),
      shareValue: month.shareValue,
      points: BigInt(month.totalPoints),
      units: BigInt(month.units),
    });
    expect(await client.readContract({ ...plan, functionName: "pots" })).toEqual([
      model.commons,
      model.operations,
    ]);
    for (const [modelId, username] of presentNames(ids)) {
      const id = await client.readContract({ ...plan, functionName: "nameToId", args: [username] });
      const box = await client.readContract({ ...plan, functionName: "boxOf", args: [id] });
      const { rank, shares } = await client.readContract({
        ...plan,
        functionName: "monthActivity",
        args: [id, 0n],
      });
      const expected = {
        box: model.members.box[modelId],
        rank: month.ranks.get(modelId) ?? NO_RANK,
        shares: month.shares.get(modelId) ?? 0,
      };
      expect({ username, box, rank, shares }).toEqual({ username, ...expected });
    }
  }
});

test("a new world has collected ranks, a payout to the commons, and a seat that is offered to a wallet", async () => {
  const { client } = opened;
  const plan = { address: record.plan, abi: planAbi, fromBlock: 0n } as const;
  const shares = await client.getContractEvents({ ...plan, eventName: "RankCollected" });
  expect(shares.length).toBeGreaterThan(4);
  for (const { args } of shares) expect(args.amount).toBeGreaterThan(0n);
  const [payout] = await client.getContractEvents({ ...plan, eventName: "CommonsCollected" });
  expect(payout?.args.amount).toBe(await client.getBalance({ address: COMMONS }));
  const [offer] = await client.getContractEvents({ ...plan, eventName: "AddressChangeStarted" });
  const { members } = await readAccounts(client);
  expect(offer?.args.account).toBe(members[seededUsernames.length]);
});

/** Current usernames of the model's members by id: a later name of a member replaces the earlier one. */
function presentNames(ids: ReadonlyMap<string, number>): Map<number, string> {
  return new Map([...ids].map(([username, id]) => [id, username]));
}

test("a new world has an exchange at the price of the plan's feed", async () => {
  const { client } = opened;
  const price = seededScript().prices.at(-1) ?? 0n;
  expect(worldFeeds).toContain(getAddress(record.feed));
  for (const plan of tradedPools.filter(({ pair }) => pair.includes("wpol"))) {
    const [token0, token1] = poolSides(plan, openingPrices(price));
    expect(await readSqrtPrice(client, plan, await findPool(client, plan))).toBe(
      sqrtPriceX96(token0, token1),
    );
  }
});

test("a new world has vaults of members", async () => {
  const { client } = opened;
  const factory = { address: record.vaultFactory, abi: vaultFactoryAbi, fromBlock: 0n } as const;
  const created = await client.getContractEvents({ ...factory, eventName: "Created", strict: true });
  const { members } = await readAccounts(client);
  expect(created.map(({ args }) => args.owner)).toEqual(
    vaultSeeds.map(({ username }) => members[seededUsernames.indexOf(username)]),
  );
});

test("a new world accepts entries; a chain that is stopped and loaded again keeps everything and continues at the current time", async () => {
  const { chain, files } = await openWorld();
  await joinPlan(chain.client, record.plan, { username: "newcomer" });
  const before = await chain.client.getBlockNumber();
  await chain.process.stop();

  const { client } = await load(files);
  expect(await client.getBlockNumber()).toBe(before);
  const plan = { address: record.plan, abi: planAbi } as const;
  expect(
    await client.readContract({ ...plan, functionName: "nameToId", args: ["newcomer"] }),
  ).toBeGreaterThan(0);
  const logs = await client.getContractEvents({ ...plan, eventName: "Registered", fromBlock: 0n });
  expect(logs).toHaveLength(seededUsernames.length + 2);
  await joinPlan(client, record.plan, { username: "latecomer" });
});

test("after the user moved time ahead, a restart continues from there", async () => {
  const { chain, files } = await openWorld();
  await chain.client.increaseTime({ seconds: 30 * HOUR });
  await chain.client.mine({ blocks: 1 });
  const before = await chain.client.getBlock();
  await chain.process.stop();

  const { client } = await load(files);
  const { operator } = await readAccounts(client);
  await beat({ client, feeds: worldFeeds, reporter: operator, maximumAge: MAXIMUM_AGE });
  await joinPlan(client, record.plan);
  expect((await client.getBlock()).timestamp).toBeGreaterThan(before.timestamp);
});

test("the heartbeat updates the price, however the user moves the clock", async () => {
  const { chain } = await openWorld();
  const { client } = chain;
  const { operator } = await readAccounts(client);
  const heart = { client, feeds: worldFeeds, reporter: operator, maximumAge: MAXIMUM_AGE };

  // The world can be some time old.
  await client.mine({ blocks: 1 });
  const before = await client.getBlockNumber();
  await beat(heart);
  expect(await client.getBlockNumber()).toBe(before);

  await client.increaseTime({ seconds: 60 });
  await beat(heart);
  expect(await client.getBlockNumber()).toBe(before + 1n);

  // A day later, the reading is too old for an entry until the next beat.
  await client.increaseTime({ seconds: 25 * HOUR });
  await client.mine({ blocks: 1 });
  await expect(joinPlan(client, record.plan)).rejects.toThrow("PriceStale");
  await beat(heart);
  await joinPlan(client, record.plan);
});

/** A copy of the world as a start leaves it: with a complete copy of the chain's state, which is damaged afterwards. */
async function damageWorld() {
  const damaged = await temporaryFolder();
  await cp(home, damaged, { recursive: true });
  const files = chainFiles(damaged);
  await keepCopy(files);
  await truncate(files.state, 1_000);
  return { settings: { home: damaged, chainPort: await freePort() }, files };
}

test("a start with a damaged state continues from its last complete copy", async () => {
  const { settings } = await damageWorld();
  const lines: string[] = [];
  const steps = createSteps((text) => lines.push(text));
  const { chain } = await openChain(settings, steps, signal);
  onTestFinished(() => chain.process.stop());
  expect(lines.join("")).toContain("continuing from its last complete copy");
  const plan = { address: record.plan, abi: planAbi } as const;
  const id = await chain.client.readContract({ ...plan, functionName: "nameToId", args: ["willow"] });
  expect(id).toBeGreaterThan(0);
});

test("a start whose copy is damaged too sets the world aside and creates another", async () => {
  const { settings, files } = await damageWorld();
  await writeFile(files.copy, "{");
  const stop = new AbortController();
  const lines: string[] = [];
  const steps = createSteps((text) => {
    lines.push(text);
    // A world was created before these tests.
    if (text.includes("Creating a new world")) stop.abort();
  });
  await expect(openChain(settings, steps, stop.signal)).rejects.toThrow("aborted");
  expect(lines.join("")).toMatch(/Creating a new world, because .*is damaged.*old-/);
  const [aside = "", ...others] = await readdir(settings.home);
  expect(others).toEqual([]);
  expect(await readdir(join(settings.home, aside))).toEqual(["chain", "world.json"]);
});
