import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FIRST, IndexedCrowd, UNIT } from "../../test/support/indexed-crowd.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database } from "../database/tables.ts";
import { everything, findHistory } from "../routes/history/find-history.ts";

/** One network and one calendar: each test continues where the previous one ended. */
const MEMBERS = 32;
const PLUS_MEMBERS = 7;
/** With as many as a member can have, the first reaches the points of a rank. */
const UNITS = 5;

let world: IndexedCrowd;
let chain: TestChain;
let database: Database;
beforeAll(async () => {
  world = await IndexedCrowd.start({ core: MEMBERS, plus: PLUS_MEMBERS }, UNITS);
  ({ chain, database } = world);
}, 120_000);
afterAll(() => world?.stop());

test("usernames, accounts, withdrawals and credits change the tables and the history", async () => {
  await world.closeRound();
  const other = await world.moveFirst();
  await world.catchUp();

  const lines = await world.readHistory(FIRST);
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
  const seat = await world.requireSeat(FIRST);
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
  expect(line?.booked).toEqual(await earningRounds());
  await world.expectTruth();
});

test("each transaction belongs to the member whose account sent it at the time", async () => {
  const rows = await database.selectFrom("transactions").selectAll().orderBy("block_number").execute();
  const own = rows.filter(({ member_id }) => member_id === FIRST);
  // Joined both plans, changed the username and started two changes of account; confirmed one and withdrew three times.
  expect(own.map(({ sender }) => sender === chain.account(7))).toEqual([
    ...[false, false, false, false, false, false],
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

test("ranks are claimed and collected, and the pots are emptied", async () => {
  await world.rankFirst();
  await world.catchUp();

  const ranks = await database.selectFrom("ranks").selectAll().where("plan", "=", "core").execute();
  expect(ranks).toMatchObject([{ month: 0, member_id: FIRST, shares: 1 }]);
  const [rank] = ranks;
  expect((await world.requireSeat(FIRST)).rank_earnings).toBe(rank?.collected);
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
  expect((await world.readHistory(FIRST)).slice(-2)).toEqual(["core rank_claim", "core rank_collect"]);
  await world.expectTruth();
});

test("the ledger of each member adds up to the box in the contract, excesses included", async () => {
  const { client } = chain;
  const fee = await world.usernameFee();
  const rename = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: ["willow"] });
  await world.act(world.crowd.address(1), rename, chain.plan, fee + fee / 50n);
  const price = await client.readContract({ address: chain.plus, abi: planAbi, functionName: "unitPrice" });
  const topUp = encodeFunctionData({ abi: planAbi, functionName: "topUp" });
  await world.act(world.crowd.address(3), topUp, chain.plus, price + 7n);
  await world.catchUp();

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
  await world.expectTruth();
});

/** The rounds in which the first member earned something in the core plan. */
async function earningRounds(): Promise<number[]> {
  const rows = await database
    .selectFrom("activity")
    .select("round")
    .where("plan", "=", "core")
    .where("member_id", "=", FIRST)
    .where((where) => where.or([where("point_earnings", ">", "0"), where("rebates", ">", "0")]))
    .orderBy("round")
    .execute();
  return rows.map(({ round }) => round);
}
