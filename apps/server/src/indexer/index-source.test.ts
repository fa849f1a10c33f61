import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { derivedContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import { connectChain } from "../chain/client.ts";
import { type ChainConfig, readConfig } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { requireSameSource } from "./index-source.ts";
import { rebuildOutdated } from "./rebuild-outdated.ts";

let chain: TestChain;
let database: Database;
let config: ChainConfig;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  config = readConfig({
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PLAN_BLOCK: String(chain.block),
  }).chain;
});
beforeEach(() => emptyTables(database));
afterAll(() => database.destroy());

const check = (changes: Partial<ChainConfig> = {}, isIndexer = true) =>
  requireSameSource(database, connectChain(chain.rpcUrl), { ...config, ...changes }, { isIndexer });

async function readError(checking: Promise<void>): Promise<string> {
  const error = await checking.catch((thrown: unknown) => thrown);
  if (error instanceof OperatorError) return error.message;
  throw new Error(`No error: ${String(error)}`);
}

test("an indexer stores what it indexes and accepts it after a restart", async () => {
  await check();
  await check();
  expect(await database.selectFrom("index_source").select("chain_id").execute()).toEqual([
    { chain_id: 31_337n },
  ]);
  const plans = await database.selectFrom("plans").selectAll().orderBy("plan").execute();
  const shared = {
    points_per_unit: 10,
    maximum_units: 5,
    sponsor_share: 1_000,
    pool_share: 7_300,
    hero_share: 200,
    commons_share: 1_000,
    operations_share: 500,
  };
  expect(plans).toMatchObject([
    { plan: "core", address: config.plan, unit_usd: String(20n * 10n ** 18n), ...shared },
    { plan: "plus", address: config.plus, unit_usd: String(100n * 10n ** 18n), ...shared },
  ]);
});

test("an API stores nothing and refuses the index of another plan", async () => {
  await check({}, false);
  expect(await database.selectFrom("index_source").selectAll().execute()).toEqual([]);
  await check();
  await database.updateTable("index_source").set({ plan_block_hash: "0x1" }).execute();
  expect(await readError(check({}, false))).toContain("built from another chain or other plans");
});

test.each(["code_hash", "address"] as const)("another %s of a plan is refused", async (column) => {
  await check();
  await database
    .updateTable("plans")
    .set({ [column]: "0x1" })
    .where("plan", "=", "plus")
    .execute();
  expect(await readError(check())).toContain("or set DATA_DIR or DATABASE_URL to an empty database");
});

test("an index of both plans does not serve the core plan alone", async () => {
  await check();
  expect(await readError(check({ plus: null }))).toContain("built from another chain or other plans");
});

test("a Plus plan that belongs to another core plan is refused", async () => {
  expect(await readError(check({ plan: chain.plus, plus: chain.plan }))).toContain(
    "belongs to the core plan",
  );
});

test("a node of another chain is refused", async () => {
  expect(await readError(check({ id: 137 }))).toBe(
    "The node at RPC_URL is on chain 31337, but CHAIN_ID is 137. Correct one of the two.",
  );
});

test.each([
  ["without a contract", () => chain.account(5)],
  ["with another contract", () => chain.feed],
])("an address %s is refused", async (_, address) => {
  expect(await readError(check({ plan: address() }))).toContain("There is no plan contract at PLAN_ADDRESS");
});

test("a block that does not exist yet is refused", async () => {
  expect(await readError(check({ planBlock: 10_000n }))).toContain("Correct PLAN_BLOCK");
});

test("an unreachable node is an error to retry, not a configuration error", async () => {
  const checking = requireSameSource(database, connectChain("http://127.0.0.1:1"), config, {
    isIndexer: true,
  });
  await expect(checking).rejects.not.toBeInstanceOf(OperatorError);
});

test("tables of an older version are rebuilt from the raw logs", async () => {
  const rebuild = () => rebuildOutdated(database, createLog("silent"), new AbortController().signal);
  await check();
  await chain.join(0, "willow", "canopy");
  await runUntilCaughtUp(database, chain);
  const before = await derivedContents(database);
  await database.deleteFrom("members").execute();
  await rebuild();
  expect((await derivedContents(database)).members).toEqual([]);
  await database.updateTable("index_source").set({ derived_version: 0 }).execute();
  await rebuild();
  expect(await derivedContents(database)).toEqual(before);
});
