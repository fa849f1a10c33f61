import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { sql } from "kysely";
import { pino } from "pino";
import { encodeEventTopics } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { passDays } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";
import { createDeferredWork } from "./deferred-work.ts";
import { RulesContradictedError } from "./derive/errors.ts";
import { rebuildOutdated } from "./rebuild-outdated.ts";
import { type ChainSource, connectSource } from "./source/chain-source.ts";
import type { RawLog } from "./source/raw-log.ts";

/** One chain for all tests: a closed, final round with a purchase that no later event mentions. */
let chain: TestChain;
let database: Database;
let fresh: Database;
beforeAll(async () => {
  [chain, database, fresh] = await Promise.all([
    getSharedChain(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow");
  await chain.join(2, "rowan", "willow");
  await chain.topUp(1, 2);
  await passDays(chain, 1);
  const { request } = await chain.client.simulateContract({
    address: chain.plan,
    abi: planAbi,
    functionName: "distribute",
    args: [[4, 3, 2], [], 0],
    account: chain.account(9),
  });
  const hash = await chain.client.writeContract(request);
  await chain.client.waitForTransactionReceipt({ hash });
  await chain.client.mine({ blocks: 100 });
  await runUntilCaughtUp(fresh, chain);
}, 60_000);
beforeEach(() => emptyTables(database));
afterAll(() => Promise.all([database?.destroy(), fresh?.destroy()]));

const [toppedUp] = encodeEventTopics({ abi: planAbi, eventName: "ToppedUp" });
const isTopUp = ({ topics }: RawLog) => topics[0] === toppedUp;

/** A node that omits a purchase from its first `times` responses. */
function forgetful(times: number): ChainSource {
  const real = connectSource(chain.rpcUrl, chain);
  let left = times;
  return {
    ...real,
    async readRangeLogs(from, to) {
      const logs = await real.readRangeLogs(from, to);
      if (!logs.some(isTopUp) || left === 0) return logs;
      left -= 1;
      return logs.filter((log) => !isTopUp(log));
    },
  };
}

test("a missing purchase is detected when its round is closed, and the blocks are read again", async () => {
  await runUntilCaughtUp(database, chain, forgetful(2));
  expect(await tableContents(database)).toEqual(await tableContents(fresh));
});

test("the index stops when the purchase stays missing, and names the difference", async () => {
  await expect(runUntilCaughtUp(database, chain, forgetful(1_000))).rejects.toThrow(RulesContradictedError);
  const row = await database.selectFrom("index_checkpoint").select("halted").executeTakeFirstOrThrow();
  expect(row.halted).toContain("round 0 of the core plan");
  expect(row.halted).toContain("units is 5 instead of 3");
  expect(await database.selectFrom("members").selectAll().execute()).toEqual([]);
});

test("a rebuild stops when a stored purchase is missing, and does not blame the database", async () => {
  await runUntilCaughtUp(database, chain);
  await sql`delete from raw_logs where topics[1] = ${toppedUp}`.execute(database);
  await database.updateTable("index_source").set({ derived_version: 0 }).execute();
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const rebuilding = rebuildOutdated(database, log, new AbortController().signal, { pause: () => 0 });
  await expect(rebuilding).rejects.toThrow(RulesContradictedError);
  expect(lines).toEqual([]);
  const row = await database.selectFrom("index_checkpoint").select("halted").executeTakeFirstOrThrow();
  expect(row.halted).toContain("units is 5 instead of 3");
});

test("a node without old transactions delays only their costs", async () => {
  await runUntilCaughtUp(database, chain);
  const whole = await tableContents(database);
  await database.deleteFrom("transactions").execute();
  let isForgetful = true;
  let asked = 0;
  const real = connectSource(chain.rpcUrl, chain);
  const source: ChainSource = {
    ...real,
    transaction(hash) {
      asked += 1;
      return isForgetful ? Promise.resolve(null) : real.transaction(hash);
    },
  };
  let time = 0;
  const deferred = createDeferredWork({
    ...{ database, source, log: createLog("silent") },
    pause: () => 1_000,
    now: () => time,
  });
  const waiting = { isDone: false, canContinue: false };
  expect(await deferred.run()).toEqual(waiting);
  const first = asked;
  expect(first).toBeGreaterThan(0);
  time = 999;
  expect(await deferred.run()).toEqual(waiting);
  expect(asked).toBe(first);
  isForgetful = false;
  time = 1_000;
  expect(await deferred.run()).toEqual({ isDone: false, canContinue: true });
  expect(await deferred.run()).toEqual({ isDone: true, canContinue: false });
  expect(await tableContents(database)).toEqual(whole);
});

describe("a transaction", () => {
  /** Reads transactions of `source` until nothing is left or the node has no more of them. */
  async function readAll(transaction: ChainSource["transaction"]): Promise<void> {
    const source = { ...connectSource(chain.rpcUrl, chain), transaction };
    const log = createLog("silent");
    const deferred = createDeferredWork({ database, source, log, pause: () => 1_000, now: () => 0 });
    while ((await deferred.run()).canContinue);
  }

  test("of another block than its events is not stored", async () => {
    await runUntilCaughtUp(database, chain);
    await database.deleteFrom("transactions").execute();
    const real = connectSource(chain.rpcUrl, chain);
    await readAll(async (hash) => {
      const found = await real.transaction(hash);
      return found && { ...found, blockHash: `0x${"ab".repeat(32)}` };
    });
    expect(await database.selectFrom("transactions").selectAll().execute()).toEqual([]);
  });

  test("that the node lacks at first is read before later ones", async () => {
    await runUntilCaughtUp(database, chain);
    const whole = await tableContents(database);
    await database.deleteFrom("transactions").execute();
    const real = connectSource(chain.rpcUrl, chain);
    let asked = 0;
    const lacksSecond: ChainSource["transaction"] = async (hash) => {
      asked += 1;
      return asked === 2 ? null : real.transaction(hash);
    };
    await readAll(lacksSecond);
    expect(await tableContents(database)).toEqual(whole);
  });
});
