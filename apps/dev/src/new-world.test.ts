import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { expect, onTestFinished, test } from "vitest";
import { readAccounts } from "./chain/accounts.ts";
import { type LocalChain, startAnvil } from "./chain/anvil.ts";
import { beat } from "./chain/heartbeat.ts";
import { type ChainFiles, chainFiles } from "./chain/state.ts";
import { hashCreationCode, readCreationCode } from "./contracts/artifacts.ts";
import { compileContracts } from "./contracts/compile.ts";
import { MAXIMUM_AGE } from "./deploy.ts";
import { createWorld } from "./new-world.ts";
import { freePort } from "./ports.ts";
import { seededUsernames } from "./seed/names.ts";
import { stepsTo } from "./steps.ts";
import { temporaryFolder } from "./testing/folder.ts";
import { joinPlan } from "./testing/member.ts";
import { readRecord, type WorldRecord } from "./world-record.ts";

const { signal } = new AbortController();
const HOUR = 3_600;

async function newWorld(): Promise<{
  chain: LocalChain;
  record: WorldRecord;
  files: ChainFiles;
  home: string;
}> {
  await compileContracts(signal);
  const code = await readCreationCode();
  const home = await temporaryFolder();
  const files = chainFiles(home);
  const contracts = hashCreationCode(code);
  const steps = stepsTo(() => {});
  const world = await createWorld({ home, files, port: await freePort(), code, contracts, steps, signal });
  onTestFinished(() => world.chain.process.stop());
  return { ...world, files, home };
}

async function reload(files: ChainFiles): Promise<LocalChain> {
  const chain = await startAnvil({ files, port: await freePort(), signal });
  onTestFinished(() => chain.process.stop());
  return chain;
}

test("a new world has its members, ends at the present and accepts entries", {
  timeout: 60_000,
}, async () => {
  const { chain, record, home } = await newWorld();
  const { client } = chain;
  const plan = { address: record.plan, abi: planAbi } as const;
  expect(await readRecord(home)).toEqual(record);

  const [day] = await client.readContract({ ...plan, functionName: "Dashboard", args: [0n, false] });
  expect(day.userCount).toBe(seededUsernames.length);
  expect(day.allEnteredUSD).toBeGreaterThan(0n);
  expect(day.allEnteredUSD).toBeGreaterThan(day.enteredUSD);
  const latest = await client.getBlock();
  expect(Math.abs(Number(latest.timestamp) - Date.now() / 1_000)).toBeLessThan(10);
  expect(Number(await client.readContract({ ...plan, functionName: "timestamp" })) % 86_400).toBe(0);
  await joinPlan(client, record.plan, { username: "newcomer" });
});

test("a new world has lived a settled month: points, flash, ranks, Plus, boxes", {
  timeout: 60_000,
}, async () => {
  const { chain, record } = await newWorld();
  const { client } = chain;
  const plan = { address: record.plan, abi: planAbi } as const;
  const plus = { address: record.plus, abi: planAbi } as const;
  const present = await client.readContract({ ...plan, functionName: "roundCounter" });
  expect(present).toBe(38n);
  // Everything is settled but today.
  expect(await client.readContract({ ...plan, functionName: "xRoundCounter" })).toBe(present);

  const days = await Promise.all(
    Array.from({ length: Number(present) }, (_, round) =>
      client.readContract({ ...plan, functionName: "roundData", args: [BigInt(round)] }),
    ),
  );
  expect(days.every(({ closed, pointValue }) => closed && pointValue > 0n)).toBe(true);
  expect(days.some(({ flash }) => flash > 0)).toBe(true);

  const members = await Promise.all(
    seededUsernames.map(async (_, index) => {
      const id = index + 2;
      const [month, links, box] = await Promise.all([
        client.readContract({ ...plan, functionName: "monthActivity", args: [id, 0n] }),
        client.readContract({ ...plan, functionName: "linksOf", args: [id] }),
        client.readContract({ ...plan, functionName: "boxOf", args: [id] }),
      ]);
      return { ...month, ...links, box };
    }),
  );
  expect(members[0]).toMatchObject({ shares: 5, collected: true });
  expect(members.filter(({ shares }) => shares === 1).length).toBeGreaterThanOrEqual(5);
  // Most have earned no points: the world is no advertisement.
  expect(members.filter(({ points }) => points === 0).length).toBeGreaterThan(seededUsernames.length / 3);
  expect(members.filter(({ box }) => box > 0n).length).toBeGreaterThan(seededUsernames.length / 2);

  expect(await client.readContract({ ...plus, functionName: "memberCount" })).toBeGreaterThan(15);
  const withdrawals = await client.getContractEvents({ ...plan, eventName: "Withdrawn", fromBlock: 0n });
  expect(withdrawals.length).toBeGreaterThan(5);
  const renamed = await client.getContractEvents({ ...plan, eventName: "UsernameChanged", fromBlock: 0n });
  expect(renamed).toHaveLength(1);
});

test("a chain that is stopped and loaded again has lost nothing and goes on now", {
  timeout: 60_000,
}, async () => {
  const { chain, record, files } = await newWorld();
  await joinPlan(chain.client, record.plan, { username: "newcomer" });
  const before = await chain.client.getBlockNumber();
  await chain.process.stop();

  const { client } = await reload(files);
  expect(await client.getBlockNumber()).toBe(before);
  const plan = { address: record.plan, abi: planAbi } as const;
  expect(
    await client.readContract({ ...plan, functionName: "nameToId", args: ["newcomer"] }),
  ).toBeGreaterThan(0);
  const logs = await client.getContractEvents({ ...plan, eventName: "Registered", fromBlock: 0n });
  expect(logs).toHaveLength(seededUsernames.length + 2);
  await joinPlan(client, record.plan, { username: "latecomer" });
});

test("where a person moved time ahead, a restart goes on from there", { timeout: 60_000 }, async () => {
  const { chain, record, files } = await newWorld();
  await chain.client.increaseTime({ seconds: 30 * HOUR });
  await chain.client.mine({ blocks: 1 });
  const before = await chain.client.getBlock();
  await chain.process.stop();

  const { client } = await reload(files);
  const { operator } = await readAccounts(client);
  await beat({ client, feed: record.feed, reporter: operator, maximumAge: MAXIMUM_AGE });
  await joinPlan(client, record.plan);
  expect((await client.getBlock()).timestamp).toBeGreaterThan(before.timestamp);
});

test("the heartbeat keeps the price fresh, whatever a person does to the clock", {
  timeout: 60_000,
}, async () => {
  const { chain, record } = await newWorld();
  const { client } = chain;
  const { operator } = await readAccounts(client);
  const heart = { client, feed: record.feed, reporter: operator, maximumAge: MAXIMUM_AGE };

  const before = await client.getBlockNumber();
  await beat(heart);
  expect(await client.getBlockNumber()).toBe(before);

  await client.increaseTime({ seconds: 60 });
  await beat(heart);
  expect(await client.getBlockNumber()).toBe(before + 1n);

  // A day on, the reading is too old for an entry until the heart beats.
  await client.increaseTime({ seconds: 25 * HOUR });
  await client.mine({ blocks: 1 });
  await expect(joinPlan(client, record.plan)).rejects.toThrow("PriceStale");
  await beat(heart);
  await joinPlan(client, record.plan);
});
