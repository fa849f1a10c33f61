import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { createRandom } from "@canopy/protocol/simulation/random";
import type { BotRequest } from "@canopy/shared/api/bots";
import { generatePrivateKey } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBot } from "../../src/bots/paper/create-bot.ts";
import { stepBots } from "../../src/bots/paper/step-bots.ts";
import type { Database } from "../../src/database/tables.ts";
import { createLog } from "../../src/lib/log.ts";
import { getSharedChain } from "../support/ask-shared-services.ts";
import { insertCandles, MARKET, walk } from "../support/candles.ts";
import { toEnvironment } from "../support/server-environment.ts";
import { type ServerProcess, spawnServer } from "../support/server-process.ts";
import { connectTestDatabase, createTestDatabase, createTestDatabaseUrl } from "../support/test-database.ts";

const { TEST_LONG } = process.env;
/** How many times a process is killed. Each run has other moments. */
const KILLS = TEST_LONG === "1" ? 60 : 2;
const COPIES = 2;
/** Milliseconds until all candles are stepped. */
const PATIENCE = TEST_LONG === "1" ? 900_000 : 100_000;
const BOTS = TEST_LONG === "1" ? 60 : 24;
/** Missing: two days. */
const candles = walk(TEST_LONG === "1" ? 6_000 : 600, { isMissing: (index) => index >= 300 && index < 492 });

const program = fileURLToPath(new URL("../support/bots-process.ts", import.meta.url));
const log = createLog("silent");
const random = createRandom(Date.now() % 2 ** 31);

let url: string;
let database: Database;
let undisturbed: Database;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  url = await createTestDatabaseUrl();
  [database, undisturbed] = await Promise.all([connectTestDatabase(url), createTestDatabase()]);
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([database.destroy(), undisturbed.destroy()]);
});

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] });
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

const limits = { maximumDrawdown: 0.3, dailyLoss: 0.05, cooldown: 3_600, sellsWhenStopped: true };
const requests: Omit<BotRequest, "market">[] = [
  { kind: "dca", interval: 900, parameters: { side: "buy", amount: 5, interval: 60, times: null } },
  { kind: "average-cross", interval: 3_600, parameters: { fast: 2, slow: 6 }, limits },
  {
    kind: "grid",
    interval: 900,
    parameters: { low: 0.3, high: 0.7, levels: 10, amount: 50 },
    start: { base: 500, quote: 500 },
    limits,
  },
];

async function createBots(target: Database): Promise<string[]> {
  await insertCandles(target, candles.slice(0, 1));
  const ids: string[] = [];
  for (let index = 0; index < BOTS; index++) {
    const request = requests[index % requests.length];
    if (request === undefined) throw new Error("There are no requests");
    const created = await createBot(target, {
      member: { id: 1 + Math.floor(index / 20), account: `0x${"7".repeat(40)}` },
      request: { ...request, market: MARKET },
      now: new Date(0),
    });
    if (typeof created === "string") throw new Error(created);
    ids.push(created.id);
  }
  return ids;
}

async function isDone(): Promise<boolean> {
  const due = await database
    .selectFrom("paper_bots")
    .select("id")
    .where("is_done", "=", false)
    .where("next_candle", "<", BigInt((candles.at(-1)?.time ?? 0) / 1_000 - 3_600))
    .limit(1)
    .executeTakeFirst();
  return due === undefined;
}

async function readAll(source: Database, ids: readonly string[]) {
  const bots = await source.selectFrom("paper_bots").selectAll().execute();
  const lines = await source.selectFrom("paper_bot_log").selectAll().orderBy("line").execute();
  return ids.map((id) => {
    const bot = bots.find((found) => found.id === id);
    const own = lines.filter(({ bot_id }) => bot_id === id);
    return {
      ...{ state: bot?.state, candles: bot?.candles, next: bot?.next_candle, stop: bot?.stop },
      lines: own.map(({ line, at, outcome, detail }) => ({ line, at, outcome, detail })),
    };
  });
}

test("two processes that are killed at any moment decide each candle once, and lose none", {
  timeout: 2 * PATIENCE,
}, async () => {
  const [ids, expectedIds] = [await createBots(database), await createBots(undisturbed)];
  await insertCandles(undisturbed, candles.slice(1));
  while ((await stepBots(undisturbed, log)).bots > 0);

  let copies = await Promise.all(Array.from({ length: COPIES }, start));
  let [next, killed] = [1, 0];
  while (next < candles.length) {
    const count = 1 + random.integer(60);
    await insertCandles(database, candles.slice(next, next + count));
    next += count;
    if (killed < KILLS && random.chance(0.6)) {
      const [victim, ...others] = copies;
      if (victim === undefined) throw new Error("No process runs");
      await kill(victim);
      killed += 1;
      copies = [...others, await start()];
    }
  }
  await expect.poll(isDone, { timeout: PATIENCE, interval: 200 }).toBe(true);
  await Promise.all(copies.map(kill));
  while ((await stepBots(database, log)).bots > 0);

  expect(killed).toBeGreaterThan(0);
  expect(await readAll(database, ids)).toEqual(await readAll(undisturbed, expectedIds));
});

test("a standby steps the bots within 10 s after the leader was killed", async () => {
  const own = { market: "OWN-USDC" };
  const ownUrl = await createTestDatabaseUrl();
  const [chain, store] = await Promise.all([getSharedChain(), connectTestDatabase(ownUrl)]);
  const environment = toEnvironment(chain, { database: ownUrl, home: tmpdir(), key: generatePrivateKey() });
  const spawnBots = () => spawnServer(environment, ["--roles", "bots"]);
  const [one, other] = [spawnBots(), spawnBots()];
  for (const { child } of [one, other]) running.add(child);
  const leads = (server: ServerProcess) => server.line("this process is the bots").then(() => server);
  const leader = await Promise.race([leads(one), leads(other)]);
  const standby = leader === one ? other : one;
  await standby.line("standby");

  await insertCandles(store, candles.slice(0, 1), own);
  const [request] = requests;
  if (request === undefined) throw new Error("There are no requests");
  const member = { id: 1, account: `0x${"7".repeat(40)}` } as const;
  await createBot(store, { member, request: { ...request, ...own }, now: new Date(0) });
  const countCandles = async () =>
    (await store.selectFrom("paper_bots").select("candles").executeTakeFirstOrThrow()).candles;
  await insertCandles(store, candles.slice(1, 11), own);
  await expect.poll(countCandles, { timeout: 30_000, interval: 100 }).toBe(10);

  await kill(leader.child);
  await insertCandles(store, candles.slice(11, 21), own);
  await expect.poll(countCandles, { timeout: 10_000, interval: 100 }).toBe(20);
  standby.child.kill("SIGTERM");
  expect(await standby.ended).toBe(0);
  await store.destroy();
}, 180_000);
