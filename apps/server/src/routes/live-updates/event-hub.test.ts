import type { Insertable, KyselyPlugin } from "kysely";
import { getAddress } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { insertRounds, toAccount, toHash, toTime } from "../../../test/support/insert-rows.ts";
import { insertSmallWorld } from "../../../test/support/small-world.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database, Tables } from "../../database/tables.ts";
import type { Services } from "../../services.ts";
import { endSession, startSession } from "../auth/sessions.ts";
import { createEventHub } from "./event-hub.ts";
import type { News } from "./event-stream.ts";

const pace = { block: 5, publish: 20, state: 20, session: 20, heartbeat: 1_000 };
const WILLOW = 2;
const ALDER = 3;

let database: Database;
let server: TestServer;
let hub: ReturnType<typeof createEventHub>;
let services: Services;
let time: Date;
let isDatabaseAway: boolean;
let queries = 0;
/** Queries of sessions, and what holds their answers back. */
const ofSessions = new WeakSet<object>();
let hold: { until: Promise<void>; isWaiting: boolean } | null = null;
const count: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    queries += 1;
    if (isDatabaseAway) throw new Error("connection refused");
    const text = JSON.stringify(node, (_, value) => (typeof value === "bigint" ? String(value) : value));
    if (text.includes('"sessions"')) ofSessions.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    if (hold !== null && ofSessions.has(queryId)) {
      hold.isWaiting = true;
      await hold.until;
    }
    return result;
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallWorld(database);
  server = await buildTestServer(database);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});
beforeEach(async () => {
  await database.deleteFrom("history").where("block_number", ">=", 100n).execute();
  await database.deleteFrom("rounds").where("round", "=", 5).execute();
  await moveTo(100);
  [time, isDatabaseAway] = [new Date(), false];
  services = {
    ...server.services,
    database: database.withPlugin(count),
    lifecycle: { isStopping: false },
    now: () => time,
  };
  hub = createEventHub(services, pace);
});
afterEach(() => hub.close());

const moveTo = (block: number, rollbacks = 0n) =>
  database
    .updateTable("index_checkpoint")
    .set({
      block_number: BigInt(block),
      block_hash: toHash(block),
      finalized_number: BigInt(block),
      rollbacks,
    })
    .execute();

/** Connects a client and records what it gets: blocks as numbers, changes as usernames. */
async function connect({ member, since = null }: { member?: number; since?: bigint | null } = {}) {
  const received: (number | string)[] = [];
  let leave = () => {};
  const client = { received, isEnded: false, token: "" };
  const stream = {
    send({ block, member: changed }: News) {
      if (changed) received.push(changed.username);
      if (block) received.push(Number(block.block));
    },
    flush: () => undefined,
    heartbeat: () => undefined,
    end() {
      client.isEnded = true;
      leave();
    },
  };
  let session = null;
  if (member !== undefined) {
    const account = getAddress(toAccount(member));
    client.token = await startSession(database, { chainId: 31_337, address: account }, new Date());
    session = { token: client.token, account };
  }
  leave = await hub.add({ stream, session }, since);
  return client;
}

const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });

const withdraw = (member: number, block: number) =>
  insertAll(database, "history", [
    {
      block_number: BigInt(block),
      log_index: 0,
      plan: "core",
      member_id: member,
      type: "withdraw",
      amount: "-1",
      transaction_hash: toHash(block),
      at: toTime(1),
    },
  ]);

test("sends each new block to all, and a change to the member whom it concerns", async () => {
  const [visitor, willow, alder] = [
    await connect(),
    await connect({ member: WILLOW }),
    await connect({ member: ALDER }),
  ];
  await withdraw(WILLOW, 101);
  await moveTo(101);
  await poll(() => visitor.received).toEqual([100, 101]);
  expect(willow.received).toEqual([100, "willow", 101]);
  expect(alder.received).toEqual([100, 101]);
});

test("reports a new member below to the member above", async () => {
  const alder = await connect({ member: ALDER });
  await insertAll(database, "history", [
    {
      block_number: 101n,
      log_index: 0,
      plan: "core",
      member_id: 5,
      type: "register",
      amount: "-1",
      transaction_hash: toHash(101),
      at: toTime(2),
    },
  ]);
  await moveTo(101);
  await poll(() => alder.received).toEqual([100, "alder", 101]);
});

test("a closed round changes every member", async () => {
  const alder = await connect({ member: ALDER });
  await insertRounds(database, [{ round: 5, closed_at: toTime(6), closed_block: 101n }]);
  await moveTo(101);
  await poll(() => alder.received).toEqual([100, "alder", 101]);
});

test("a reorganisation lowers the block and changes every member", async () => {
  const alder = await connect({ member: ALDER });
  await moveTo(98, 1n);
  await poll(() => alder.received).toEqual([100, "alder", 98]);
});

test("a new forecast of points is a change without a new block", async () => {
  const [willow, alder] = [await connect({ member: WILLOW }), await connect({ member: ALDER })];
  await database
    .updateTable("provisional_points")
    .set({ points: 5 })
    .where("member_id", "=", WILLOW)
    .execute();
  await poll(() => willow.received).toEqual([100, "willow"]);
  expect(alder.received).toEqual([100]);
});

type NewPaperBot = Insertable<Tables["paper_bots"]>;

test("a step of a paper bot is a change without a new block", async () => {
  const paperBot: NewPaperBot = {
    ...{ id: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43", member_id: WILLOW, account: toAccount(WILLOW) },
    ...{ kind: "dca", market: "POL-USDC", interval: 900, parameters: "{}", settings: "{}" },
    ...{ created_at: toTime(1), started_at: 0n, next_candle: 0n },
  };
  await database.insertInto("paper_bots").values(paperBot).execute();
  const [willow, alder] = [await connect({ member: WILLOW }), await connect({ member: ALDER })];
  await database.updateTable("paper_bots").set({ version: 1 }).execute();
  await poll(() => willow.received).toEqual([100, "willow"]);
  expect(alder.received).toEqual([100]);
  await database.deleteFrom("paper_bots").execute();
});

test.each([
  ["nothing changed", 100n, 100n, []],
  ["a line of the history", 99n, 100n, ["willow"]],
  ["a block that may have been replaced", 100n, 90n, ["willow"]],
] as const)("a client that resumes learns what it missed: %s", async (_, since, finalized, missed) => {
  await withdraw(WILLOW, 100);
  await database.updateTable("index_checkpoint").set({ finalized_number: finalized }).execute();
  const willow = await connect({ member: WILLOW, since });
  expect(willow.received).toEqual([...missed, 100]);
});

test("a stream ends with its session, and sends no change after that", async () => {
  const willow = await connect({ member: WILLOW });
  const other = await connect({ member: WILLOW });
  await endSession(database, willow.token);
  await withdraw(WILLOW, 101);
  await moveTo(101);
  await poll(() => other.received).toEqual([100, "willow", 101]);
  expect(willow).toMatchObject({ isEnded: true, received: [100] });
  time = new Date(time.getTime() + 3_601_000);
  await poll(() => other.isEnded).toBe(true);
  expect(hub.size).toBe(0);
});

test("a client that connects while sessions are checked stays", async () => {
  const willow = await connect({ member: WILLOW });
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = { until: promise, isWaiting: false };
  await poll(() => hold?.isWaiting).toBe(true);
  const alder = await connect({ member: ALDER });
  hold = null;
  resolve();
  await moveTo(101);
  await poll(() => alder.received).toEqual([100, 101]);
  expect([willow.isEnded, alder.isEnded]).toEqual([false, false]);
});

test("reads news for a thousand clients with a few queries", async () => {
  const clients = await Promise.all(Array.from({ length: 1_000 }, () => connect()));
  await connect({ member: WILLOW });
  await withdraw(WILLOW, 101);
  queries = 0;
  const begun = performance.now();
  await moveTo(101);
  await poll(() => clients.every(({ received }) => received.at(-1) === 101)).toBe(true);
  const reads = (performance.now() - begun) / pace.block;
  expect(queries).toBeLessThan(20 + 4 * reads);
});

test("streams outlast an outage of the database", async () => {
  const willow = await connect({ member: WILLOW });
  isDatabaseAway = true;
  await withdraw(WILLOW, 101);
  await moveTo(101);
  queries = 0;
  await poll(() => queries).toBeGreaterThan(3);
  expect(willow).toMatchObject({ isEnded: false, received: [100] });
  isDatabaseAway = false;
  await poll(() => willow.received).toEqual([100, "willow", 101]);
});

test("ends all streams when the server stops", async () => {
  const client = await connect();
  services.lifecycle.isStopping = true;
  await poll(() => client.isEnded).toBe(true);
});
