import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeEventTopics } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passDays } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../test/support/table-contents.ts";
import { startTestChain, type TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";
import { createChores } from "./chores.ts";
import { RulesContradicted } from "./derive/errors.ts";
import { type ChainSource, connectSource } from "./source/chain-source.ts";
import type { RawLog } from "./source/raw-log.ts";

/** One chain for all: a round with a purchase that no later event mentions, closed, and all of it final. */
let chain: TestChain;
let database: Database;
let fresh: Database;
beforeAll(async () => {
  [chain, database, fresh] = await Promise.all([
    startTestChain(),
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
afterAll(() => Promise.all([chain?.stop(), database?.destroy(), fresh?.destroy()]));

const [toppedUp] = encodeEventTopics({ abi: planAbi, eventName: "ToppedUp" });
const isTopUp = ({ topics }: RawLog) => topics[0] === toppedUp;

/** A node that leaves a purchase out of its first `times` answers. */
function forgetful(times: number): ChainSource {
  const real = connectSource(chain.rpcUrl, chain);
  let left = times;
  return {
    ...real,
    async logsOfRange(from, to) {
      const logs = await real.logsOfRange(from, to);
      if (!logs.some(isTopUp) || left === 0) return logs;
      left -= 1;
      return logs.filter((log) => !isTopUp(log));
    },
  };
}

test("a purchase that was left out shows when its round is closed: the blocks are read again", async () => {
  await runUntilCaughtUp(database, chain, forgetful(2));
  expect(await tableContents(database)).toEqual(await tableContents(fresh));
});

test("where it stays away the index stands still, and says what does not fit", async () => {
  await expect(runUntilCaughtUp(database, chain, forgetful(1_000))).rejects.toThrow(RulesContradicted);
  const row = await database.selectFrom("index_checkpoint").select("halted").executeTakeFirstOrThrow();
  expect(row.halted).toContain("round 0 of the core plan");
  expect(row.halted).toContain("units 5 and not 3");
  expect(await database.selectFrom("members").selectAll().execute()).toEqual([]);
});

test("a node that has forgotten old transactions holds up nothing but what they cost", async () => {
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
  const chores = createChores({
    ...{ database, source, log: createLog("silent") },
    pause: () => 1_000,
    now: () => time,
  });
  const waiting = { isDone: false, goesOn: false };
  expect(await chores.attend()).toEqual(waiting);
  const first = asked;
  expect(first).toBeGreaterThan(0);
  time = 999;
  expect(await chores.attend()).toEqual(waiting);
  expect(asked).toBe(first);
  isForgetful = false;
  time = 1_000;
  expect(await chores.attend()).toEqual({ isDone: false, goesOn: true });
  expect(await chores.attend()).toEqual({ isDone: true, goesOn: false });
  expect(await tableContents(database)).toEqual(whole);
});
