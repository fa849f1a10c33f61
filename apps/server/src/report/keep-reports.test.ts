import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { sql } from "kysely";
import { createPublicClient, custom, encodeFunctionResult } from "viem";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertPlans, setCheckpoint, toHash } from "../../test/support/insert-rows.ts";
import { createTestDatabaseUrl } from "../../test/support/test-database.ts";
import { type ChainClient, connectChain } from "../chain/client.ts";
import { type OpenDatabase, openPostgres } from "../database/postgres.ts";
import type { Database, PlanName } from "../database/tables.ts";
import { countRollback } from "../indexer/checkpoint.ts";
import { createLog } from "../lib/log.ts";
import { keepReports } from "./keep-reports.ts";
import { refreshReport } from "./refresh-report.ts";
import { readStoredReport } from "./store-report.ts";

const log = createLog("silent");
const noNode = connectChain("http://127.0.0.1:1");
/** A node on which each plan is empty. */
const emptyPlans = createPublicClient({
  transport: custom({
    async request({ method }: { method: string }) {
      if (method === "eth_getBalance") return "0x0";
      return encodeFunctionResult({ abi: planAbi, functionName: "pots", result: [0n, 0n] });
    },
  }),
});

let url: string;
/** The pool of a process: only one connection, which a refresh must not occupy. */
let pool: OpenDatabase;
let database: Database;
let other: OpenDatabase;
const stop = { current: new AbortController() };
let keeping: Promise<unknown>[];
beforeEach(async () => {
  url = await createTestDatabaseUrl();
  [pool, other] = await Promise.all([openPostgres(url, log, 1), openPostgres(url, log, 2)]);
  database = pool.database;
  stop.current = new AbortController();
  keeping = [];
});
afterEach(async () => {
  stop.current.abort();
  await Promise.all(keeping);
  await Promise.all([pool.close(), other.close()]);
});

interface KeepOptions {
  plans?: readonly PlanName[];
  chain?: ChainClient;
  onReady?: () => void;
  toPause?: (duration: number) => number;
}

function keep({
  plans = ["core"],
  chain = noNode,
  onReady = () => undefined,
  toPause = () => 0,
}: KeepOptions = {}) {
  const { signal } = stop.current;
  const kept = keepReports({
    url,
    database,
    chain,
    plans,
    interval: 5,
    log,
    signal,
    onReady,
    toPause,
  });
  keeping.push(kept);
  return kept;
}

const shownBlock = async (plan: PlanName = "core") =>
  (await readStoredReport(other.database, plan))?.blockNumber;
const waitForBlock = (block: string | undefined, plan: PlanName = "core") =>
  expect.poll(() => shownBlock(plan), { timeout: 20_000, interval: 10 }).toBe(block);

/** Holds a lock that a refresh waits for, until the returned function is called. */
async function blockRefreshes(): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = other.database.transaction().execute(async (transaction) => {
    await sql`lock table seats in access exclusive mode`.execute(transaction);
    held.resolve();
    await free.promise;
  });
  await held.promise;
  return async () => {
    free.resolve();
    await holding;
  };
}

async function countBlocked(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other.database);
  return rows[0]?.count ?? 0;
}
const waitForBlocked = (count: number) =>
  expect.poll(countBlocked, { timeout: 20_000, interval: 10 }).toBe(count);

test("each plan gets a report, and another one after the next block", async () => {
  await insertPlans(database, ["core", "plus"], 10n);
  keep({ plans: ["core", "plus"] });
  await waitForBlock("10");
  await waitForBlock("10", "plus");
  await setCheckpoint(database, 11n);
  await waitForBlock("11");
  await waitForBlock("11", "plus");
});

test("a plan pauses after a refresh, whatever other plans do", async () => {
  await insertPlans(database, ["core", "plus"], 10n);
  let refreshes = 0;
  keep({
    plans: ["core", "plus"],
    toPause() {
      refreshes += 1;
      return refreshes === 1 ? Number.POSITIVE_INFINITY : 0;
    },
  });
  await waitForBlock("10", "plus");
  await setCheckpoint(database, 11n);
  await waitForBlock("11", "plus");
  await setCheckpoint(database, 12n);
  await waitForBlock("12", "plus");
  expect(await shownBlock("core")).toBe("10");
});

test("a complete report is computed again for the same block only after a rollback to it", async () => {
  await insertPlans(database, ["core"], 10n);
  const counts = { looks: 0, refreshes: 0 };
  keep({
    chain: emptyPlans,
    onReady() {
      counts.looks += 1;
    },
    toPause() {
      counts.refreshes += 1;
      return 0;
    },
  });
  await waitForBlock("10");
  const looks = counts.looks + 10;
  await expect.poll(() => counts.looks, { timeout: 20_000, interval: 5 }).toBeGreaterThan(looks);
  expect(counts.refreshes).toBe(1);
  await countRollback(database);
  await expect.poll(() => counts.refreshes, { timeout: 20_000, interval: 5 }).toBe(2);
});

test("a plan without a report gets one although the next refresh is not due", async () => {
  await insertPlans(database, ["core"], 10n);
  keep({ toPause: () => Number.POSITIVE_INFINITY });
  await waitForBlock("10");
  await database.deleteFrom("reports").execute();
  await waitForBlock("10");
});

test("is ready with the first report, and without one after the first attempt", async () => {
  let readyWith: Promise<string | undefined> | undefined;
  await insertPlans(database, ["core"], 10n);
  keep({
    onReady() {
      readyWith ??= shownBlock();
    },
  });
  await expect.poll(() => readyWith, { timeout: 20_000, interval: 10 }).toBeDefined();
  expect(await readyWith).toBe("10");
  stop.current.abort();
  await Promise.all(keeping);

  stop.current = new AbortController();
  await database.deleteFrom("reports").execute();
  await sql`alter table reports add constraint refused check (false) not valid`.execute(database);
  let isReady = false;
  keep({
    onReady() {
      isReady = true;
    },
  });
  await expect.poll(() => isReady, { timeout: 20_000, interval: 10 }).toBe(true);
  expect(await shownBlock()).toBeUndefined();
});

test("retries after a failure", async () => {
  await insertPlans(database, ["core"], 10n);
  await sql`alter table seats rename to lost_seats`.execute(database);
  const { promise, resolve } = Promise.withResolvers<void>();
  keep({ onReady: resolve });
  await promise;
  expect(await shownBlock()).toBeUndefined();
  await sql`alter table lost_seats rename to seats`.execute(database);
  await waitForBlock("10");
});

test("a refresh in progress occupies no connection of the pool, and a stop ends it on the server", async () => {
  await insertPlans(database, ["core"], 10n);
  const unblock = await blockRefreshes();
  const kept = keep();
  await waitForBlocked(1);
  await setCheckpoint(database, 11n);
  stop.current.abort();
  await kept;
  await waitForBlocked(0);
  await unblock();
  expect(await shownBlock()).toBeUndefined();
});

test("a refresh whose connection breaks leaves the report as it was", async () => {
  await insertPlans(database, ["core"], 10n);
  await refreshReport(database, noNode, "core");
  await setCheckpoint(database, 11n);
  const unblock = await blockRefreshes();
  keep();
  await waitForBlocked(1);
  expect(await shownBlock()).toBe("10");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other.database);
  await waitForBlocked(1);
  await unblock();
  await waitForBlock("11");
});

test("two processes that keep reports at once agree", async () => {
  await insertPlans(database, ["core"], 10n);
  keep();
  keep();
  for (let block = 11; block < 30; block++) await setCheckpoint(database, BigInt(block));
  await waitForBlock("29");
  expect(await readStoredReport(other.database, "core")).toMatchObject({ blockHash: toHash(29) });
});
