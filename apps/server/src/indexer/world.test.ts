import { send } from "@canopy/dev/chain/send";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Crowd, passDays, reorganise } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { getSharedChain } from "../../test/support/shared.ts";
import { derivedContents, tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { createTestKeeper, type TestKeeper } from "../../test/support/test-keeper.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import { connectNode } from "../cli/verify/contract.ts";
import { verifyIndex } from "../cli/verify/verify-index.ts";
import { hasLegsOf, selectLegs } from "../database/legs.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database } from "../database/tables.ts";
import { findArrivals } from "../routes/calculation/find-arrivals.ts";
import { everything, findHistory } from "../routes/history/find-history.ts";
import { DERIVED_VERSION } from "./index-source.ts";
import { rebuildIndex } from "./rebuild/rebuild.ts";
import { writeTrees } from "./tree/write-tree.ts";

/**
 * One network and one calendar: each test continues where the one before ended. Member n of the crowd has id n + 2. The
 * first sponsors all others and is above them: 64 on the left, 63 on the right.
 */
const MEMBERS = 128;
const PLUS_MEMBERS = 7;
const FIRST = 2;
const CLOSER = 3;
const GAS = 5_000_000n;
const UNIT = 40n * 10n ** 18n;
const COMMISSION = UNIT / 10n;

let chain: TestChain;
let crowd: Crowd;
let keeper: TestKeeper;
let database: Database;
let fresh: Database;
let keepers: Database;
beforeAll(async () => {
  [chain, database, fresh, keepers] = await Promise.all([
    getSharedChain(),
    createTestDatabase(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
  crowd = new Crowd(chain);
  keeper = await createTestKeeper(chain, keepers, { member: "crowd1" });
  await crowd.join(0, MEMBERS);
  await crowd.topUp(0, 1, 4);
  await crowd.join(0, PLUS_MEMBERS, "plus");
  await runUntilCaughtUp(database, chain);
}, 120_000);
afterAll(() => Promise.all([database, fresh, keepers].map((part) => part?.destroy())));

const act = (from: Address, data: Hex, to: Address = chain.plan, value = 0n) =>
  send(chain.client, { from, to, data, value, gas: GAS });

const earningRounds = async (id: number) => {
  const rows = await database
    .selectFrom("activity")
    .select("round")
    .where("plan", "=", "core")
    .where("member_id", "=", id)
    .where((where) => where.or([where("point_earnings", ">", "0"), where("rebates", ">", "0")]))
    .orderBy("round")
    .execute();
  return rows.map(({ round }) => round);
};

const requireSeat = (id: number, plan: "core" | "plus" = "core") =>
  database
    .selectFrom("seats")
    .leftJoin("legs", (join) => join.on(hasLegsOf("seats")))
    .selectAll("seats")
    .select(selectLegs("seats"))
    .where("seats.plan", "=", plan)
    .where("member_id", "=", id)
    .executeTakeFirstOrThrow();

const readRound = (round: number, plan: "core" | "plus" = "core") =>
  database
    .selectFrom("rounds")
    .selectAll()
    .where("plan", "=", plan)
    .where("round", "=", round)
    .executeTakeFirstOrThrow();

async function readHistory(id: number): Promise<string[]> {
  const rows = await database
    .selectFrom("history")
    .select(["plan", "type"])
    .where("member_id", "=", id)
    .where("type", "<>", "commission")
    .orderBy("block_number")
    .orderBy("log_index")
    .execute();
  return rows.map(({ plan, type }) => `${plan} ${type}`);
}

/** Every figure equals the contracts' own, and the tables equal those of an index that starts today. */
async function expectTruth(): Promise<void> {
  await runUntilCaughtUp(database, chain);
  const { number, hash } = await chain.client.getBlock();
  const verdict = await verifyIndex(database, {
    node: connectNode(chain.rpcUrl),
    plans: { core: chain.plan, plus: chain.plus },
    block: { number, hash },
    sample: 40,
  });
  expect(verdict.differences).toEqual([]);
  await runUntilCaughtUp(fresh, chain);
  expect(await tableContents(database)).toEqual(await tableContents(fresh));
}

test("entries count for their round and their sponsors, and the open round has a forecast of points", async () => {
  const first = await requireSeat(FIRST);
  // The first member, who had units before all others, sponsors every later one.
  const commissions = COMMISSION * BigInt(MEMBERS - 1);
  expect(first).toMatchObject({ units: 5, settled_units: 0, commissions: commissions.toString() });
  expect(first).toMatchObject({ left_units: 0, left_members: 0, points: 0n });
  const units = MEMBERS + 4;
  expect(await readRound(0)).toMatchObject({ units, joined: MEMBERS, closed_at: null });
  // No one earns on the first, whose sponsor is the root.
  expect(await readRound(0)).toMatchObject({
    entered: (UNIT * BigInt(units)).toString(),
    commissions: commissions.toString(),
  });
  const forecast = await database
    .selectFrom("provisional_points")
    .selectAll()
    .where("plan", "=", "core")
    .where("member_id", "=", FIRST)
    .execute();
  // 63 pairs, of which a member with five units keeps 50.
  expect(forecast).toEqual([{ plan: "core", round: 0, member_id: FIRST, points: 50, flash: 13 }]);
  await expectTruth();
});

test("a closed round is settled as in the contract, and equals its forecast", async () => {
  const forecast = await database
    .selectFrom("provisional_points")
    .selectAll()
    .orderBy("plan")
    .orderBy("member_id")
    .execute();
  await passDays(chain, 1);
  await keeper.keepUp();
  await runUntilCaughtUp(database, chain);

  expect(await database.selectFrom("provisional_points").selectAll().execute()).toEqual([]);
  const earned = await database
    .selectFrom("activity")
    .select(["plan", "round", "member_id", "points", "flash"])
    .where(({ eb, or }) => or([eb("points", ">", 0), eb("flash", ">", 0)]))
    .orderBy("plan")
    .orderBy("member_id")
    .execute();
  expect(earned).toEqual(forecast);
  // With the roots, who have no units.
  expect((await tableContents(database)).trees).toMatchObject([
    { plan: "core", round: 0, seats: MEMBERS + 1 },
    { plan: "plus", round: 0, seats: PLUS_MEMBERS + 1 },
  ]);
  const first = await requireSeat(FIRST);
  expect(first).toMatchObject({ settled_units: 5, points: 50n, flash: 13n });
  expect(first).toMatchObject({ left_members: 64, right_members: 63, left_units: 64, right_units: 63 });
  expect(first).toMatchObject({ left_variance: 1, right_variance: 0 });

  const round = await readRound(0);
  expect(round).toMatchObject({ closer_id: CLOSER, pointy: 63 });
  const operations = (UNIT / 20n) * BigInt(MEMBERS + 4);
  expect(round).toMatchObject({
    operations: operations.toString(),
    closing_reward: (operations / 5n).toString(),
  });
  expect((await requireSeat(CLOSER)).closing_rewards).toBe((operations / 5n).toString());
  expect(await readHistory(CLOSER)).toContain("core closing_reward");
  await expectTruth();
});

test("usernames, accounts, withdrawals and credits change the tables and the history", async () => {
  const account = crowd.address(0);
  const other = chain.account(7);
  const fee = await chain.client.readContract({
    address: chain.plan,
    abi: planAbi,
    functionName: "usernameFee",
  });
  const rename = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: ["sallow"] });
  await act(account, rename, chain.plan, fee);
  const move = encodeFunctionData({ abi: planAbi, functionName: "changeAddress", args: [other] });
  await act(account, move);
  await act(account, encodeFunctionData({ abi: planAbi, functionName: "cancelChangeAddress" }));
  await act(account, move);
  await act(other, encodeFunctionData({ abi: planAbi, functionName: "acceptAddress", args: ["sallow"] }));
  const withdraw = encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [UNIT / 2n] });
  await act(other, withdraw);
  await act(other, withdraw);
  await act(other, withdraw, chain.plus);
  await runUntilCaughtUp(database, chain);

  const lines = await readHistory(FIRST);
  expect(lines.slice(-10)).toEqual([
    "core username",
    "core address_start",
    "core address_cancel",
    "core address_start",
    "core address",
    "core credit",
    "core withdraw",
    "core withdraw",
    "plus credit",
    "plus withdraw",
  ]);
  const member = await database.selectFrom("members").selectAll().where("id", "=", FIRST).executeTakeFirst();
  expect(member).toMatchObject({ username: "sallow", account: other });
  const seat = await requireSeat(FIRST);
  expect(seat.withdrawn).toBe(UNIT.toString());
  const credit = await database
    .selectFrom("history")
    .select(["amount", "detail"])
    .where("member_id", "=", FIRST)
    .where("type", "=", "credit")
    .where("plan", "=", "core")
    .executeTakeFirstOrThrow();
  // The round's earnings were known when it was closed; now they are in the box.
  expect(credit.detail).toBe(seat.point_earnings);
  expect(BigInt(credit.amount)).toBe(BigInt(seat.point_earnings) + BigInt(seat.rebates));
  const filter = { ...everything, types: ["credit" as const] };
  const [line] = await findHistory(database, "core", FIRST, { filter, before: null, limit: 1 });
  expect(line?.booked).toEqual(await earningRounds(FIRST));
  await expectTruth();
});

test("each transaction belongs to the member whose account sent it at the time", async () => {
  const rows = await database.selectFrom("transactions").selectAll().orderBy("block_number").execute();
  const own = rows.filter(({ member_id }) => member_id === FIRST);
  // Joined both plans and bought more; changed the username and started two changes of account; confirmed one and withdrew three times.
  expect(own.map(({ sender }) => sender === chain.account(7))).toEqual([
    ...[false, false, false, false, false, false, false],
    ...[true, true, true, true],
  ]);
  for (const { hash, gas_used, gas_price, value } of own) {
    const receipt = await chain.client.getTransactionReceipt({ hash: parseHex(hash) });
    expect([gas_used, gas_price]).toEqual([receipt.gasUsed, receipt.effectiveGasPrice.toString()]);
    expect(value).toBe((await chain.client.getTransaction({ hash: parseHex(hash) })).value.toString());
  }
  // The deployer and the keeper are not members.
  expect(rows.some(({ member_id }) => member_id === null)).toBe(true);
});

test("a settlement that the chain removes is undone and repeated from the replacement", async () => {
  await crowd.topUp(1, 5, 2);
  await passDays(chain, 1);
  await runUntilCaughtUp(database, chain);
  const before = await derivedContents(database);
  const height = await chain.client.getBlockNumber();
  await keeper.keepUp();
  await runUntilCaughtUp(database, chain);
  expect((await readRound(1)).closed_at).not.toBeNull();
  // No one joined in round 1.
  expect(await requireSeat(FIRST)).toMatchObject({ left_members: 64, right_members: 63 });

  await reorganise(chain, Number((await chain.client.getBlockNumber()) - height));
  await chain.client.mine({ blocks: 1 });
  await runUntilCaughtUp(database, chain);
  expect(await derivedContents(database)).toEqual(before);
  await expectTruth();
});

test("ranks are claimed and collected, and the pots are emptied", async () => {
  await keeper.keepUp();
  await passDays(chain, 30);
  const claim = encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [[FIRST]] });
  await act(chain.account(9), claim);
  await passDays(chain, 8);
  const collect = encodeFunctionData({ abi: planAbi, functionName: "collectRank", args: [[FIRST], 0] });
  await act(chain.account(9), collect);
  const operations = encodeFunctionData({ abi: planAbi, functionName: "collectOperations" });
  await act(chain.account(9), operations);
  await runUntilCaughtUp(database, chain);

  const ranks = await database.selectFrom("ranks").selectAll().where("plan", "=", "core").execute();
  expect(ranks).toMatchObject([{ month: 0, member_id: FIRST, shares: 1 }]);
  const [rank] = ranks;
  expect((await requireSeat(FIRST)).rank_earnings).toBe(rank?.collected);
  const window = await database
    .selectFrom("rank_windows")
    .selectAll()
    .where("plan", "=", "core")
    .where("month", "=", 0)
    .executeTakeFirstOrThrow();
  expect(window).toMatchObject({ shares: 1n, share_value: rank?.collected });
  expect(window.closed_at).not.toBeNull();
  const taken = await database.selectFrom("collections").selectAll().execute();
  expect(taken).toMatchObject([{ plan: "core", pot: "operations" }]);
  expect((await readHistory(FIRST)).slice(-2)).toEqual(["core rank_claim", "core rank_collect"]);
  await expectTruth();
});

test("the ledger of each member adds up to the box in the contract, excesses included", async () => {
  const { client } = chain;
  const fee = await client.readContract({ address: chain.plan, abi: planAbi, functionName: "usernameFee" });
  const rename = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: ["willow"] });
  await act(crowd.address(1), rename, chain.plan, fee + fee / 50n);
  const price = await client.readContract({ address: chain.plan, abi: planAbi, functionName: "unitPrice" });
  const topUp = encodeFunctionData({ abi: planAbi, functionName: "topUp" });
  await act(crowd.address(9), topUp, chain.plan, price + 7n);
  await runUntilCaughtUp(database, chain);

  const { app } = await buildTestServer(database, { PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus });
  onTestFinished(() => app.close());
  const seats = await database
    .selectFrom("seats")
    .innerJoin("members", "members.id", "seats.member_id")
    .select(["plan", "id", "username"])
    .execute();
  expect(seats.length).toBeGreaterThan(MEMBERS + PLUS_MEMBERS);
  const excesses = new Set<string>();
  for (const { plan, id, username } of seats) {
    const response = await app.inject({ url: `/api/members/${username}/ledger?plan=${plan}` });
    const { box, excess, unknownExcess } = response.json().data;
    const address = plan === "core" ? chain.plan : chain.plus;
    const owed = await client.readContract({ address, abi: planAbi, functionName: "boxOf", args: [id] });
    expect([username, plan, box, unknownExcess]).toEqual([username, plan, owed.toString(), "0"]);
    excesses.add(excess);
  }
  expect([...excesses].sort()).toEqual(["0", (fee / 50n).toString(), "7"].sort());
  await expectTruth();
});

test("the result of each closed round follows from the units that reached the legs", async () => {
  const { app } = await buildTestServer(database, {
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    REQUESTS_PER_MINUTE: "100000",
  });
  onTestFinished(() => app.close());
  const earned = await database
    .selectFrom("activity")
    .innerJoin("members", "members.id", "activity.member_id")
    .innerJoin("rounds", (join) =>
      join.onRef("rounds.plan", "=", "activity.plan").onRef("rounds.round", "=", "activity.round"),
    )
    .selectAll("activity")
    .select("members.username")
    .where("rounds.closed_at", "is not", null)
    .where(({ eb, or }) => or([eb("activity.points", ">", 0), eb("activity.member_id", "<", 12)]))
    .orderBy("activity.member_id")
    .limit(50)
    .execute();
  expect(new Set(earned.map(({ plan }) => plan)).size).toBe(2);
  expect(new Set(earned.map(({ round }) => round)).size).toBeGreaterThan(1);
  for (const { plan, round, username, points, flash, point_earnings, rebates } of earned) {
    const url = `/api/members/${username}/rounds/${round}?plan=${plan}&limit=100`;
    const { legs, entries, ...data } = (await app.inject({ url })).json().data;
    expect(data).toMatchObject({
      points,
      flash,
      pairs: points + flash,
      pointEarnings: point_earnings,
      rebates,
    });
    const { left, right } = legs;
    expect(Math.min(left.before + left.arrived, right.before + right.arrived)).toBe(points + flash);
    expect(points).toBe(Math.min(points + flash, data.cap));
    const arrived = { left: 0, right: 0 };
    for (const { leg, units } of entries.items) arrived[leg as "left" | "right"] += units;
    if (entries.next === null) expect(arrived).toEqual({ left: left.arrived, right: right.arrived });
  }

  // Both ways to find the entries agree, for each member and all rounds.
  const seats = await database.selectFrom("seats").selectAll().execute();
  for (const { plan, member_id: member, depth } of seats) {
    const query = { plan, member, depth, below: 1, rounds: { from: 0, to: 60 } };
    const below = await findArrivals(database, query);
    const limits = { below: 0, entries: 1_000, levels: 10_000 };
    expect(await findArrivals(database, query, limits)).toEqual(below);
  }
  const query = { plan: "core" as const, member: FIRST, depth: 1, below: 1, rounds: { from: 0, to: 60 } };
  expect(await findArrivals(database, query, { below: 0, entries: 10, levels: 10_000 })).toBeNull();
  expect(await findArrivals(database, query, { below: 0, entries: 1_000, levels: 10 })).toBeNull();
});

test("an unconfirmed price is a candidate, and the tables can be rebuilt from the raw logs", async () => {
  await passDays(chain, 1, 90_000_000n);
  await act(chain.account(9), encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" }));
  await runUntilCaughtUp(database, chain);
  const candidates = await database.selectFrom("price_candidates").selectAll().execute();
  expect(candidates).toMatchObject([{ plan: "core", pol_usd: String(9n * 10n ** 17n) }]);

  const before = await tableContents(database);
  await database.updateTable("seats").set({ points: 7n }).execute();
  await database.deleteFrom("history").execute();
  await rebuildIndex(database, DERIVED_VERSION);
  await writeTrees(database);
  expect(await tableContents(database)).toEqual(before);

  // As if all blocks were final, with an interruption after each batch.
  const { finalized_number } = await database
    .selectFrom("index_checkpoint")
    .select("finalized_number")
    .executeTakeFirstOrThrow();
  await database
    .updateTable("index_checkpoint")
    .set(({ ref }) => ({ finalized_number: ref("block_number") }))
    .execute();
  await database.deleteFrom("history").execute();
  await rebuildInterrupted(database);
  await writeTrees(database);
  expect(await tableContents(database)).toEqual(before);
  await database.updateTable("index_checkpoint").set({ finalized_number }).execute();
  await rebuildIndex(database, DERIVED_VERSION);
  // The rebuilt tables can be rolled back as before.
  await reorganise(chain, 1);
  await chain.client.mine({ blocks: 1 });
  await runUntilCaughtUp(database, chain);
  expect(await database.selectFrom("price_candidates").selectAll().execute()).toEqual([]);
  await expectTruth();
});

test("a backfill from the chain makes the same tables as one step after the other", async () => {
  await chain.client.mine({ blocks: 100 });
  await runUntilCaughtUp(database, chain);
  const filled = await createTestDatabase();
  await runUntilCaughtUp(filled, chain, undefined, { leastBlocks: 1n });
  expect(await tableContents(filled)).toEqual(await tableContents(database));
  // The next blocks can be rolled back.
  await passDays(chain, 1, 80_000_000n);
  await act(chain.account(9), encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" }));
  await runUntilCaughtUp(filled, chain);
  await reorganise(chain, 1);
  await chain.client.mine({ blocks: 1 });
  await runUntilCaughtUp(filled, chain);
  await expectTruth();
  expect(await tableContents(filled)).toEqual(await tableContents(database));
  await filled.destroy();
});

/** Stops the rebuild after each batch, and begins again where it was saved. */
async function rebuildInterrupted(database: Database): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const stop = new AbortController();
    await rebuildIndex(database, DERIVED_VERSION, {
      batch: 40,
      signal: stop.signal,
      onProgress({ events, total }) {
        isDone = events === total;
        if (!isDone) stop.abort();
      },
    });
  }
}
