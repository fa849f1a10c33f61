import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { passDays, reorganise } from "../../test/support/crowd.ts";
import { CLOSER, FIRST, IndexedCrowd, UNIT } from "../../test/support/indexed-crowd.ts";
import { derivedContents, tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import type { Database } from "../database/tables.ts";
import { findArrivals } from "../routes/calculation/find-arrivals.ts";

/**
 * One network and one calendar: each test continues where the previous one ended. Below the first member, 64 are on the left
 * and 63 on the right.
 */
const MEMBERS = 128;
const PLUS_MEMBERS = 7;
const COMMISSION = UNIT / 10n;

let world: IndexedCrowd;
let chain: TestChain;
let database: Database;
beforeAll(async () => {
  world = await IndexedCrowd.start({ core: MEMBERS, plus: PLUS_MEMBERS });
  ({ chain, database } = world);
  await world.crowd.topUp(0, 1, 4);
  await world.catchUp();
}, 120_000);
afterAll(() => world?.stop());

test("entries count for their round and their sponsors, and the open round has a forecast of points", async () => {
  const first = await world.requireSeat(FIRST);
  // The first member, who had units before all others, sponsors every later one.
  const commissions = COMMISSION * BigInt(MEMBERS - 1);
  expect(first).toMatchObject({ units: 5, settled_units: 0, commissions: commissions.toString() });
  expect(first).toMatchObject({ left_units: 0, left_members: 0, points: 0n });
  const units = MEMBERS + 4;
  expect(await world.readRound(0)).toMatchObject({ units, joined: MEMBERS, closed_at: null });
  // No one earns on the first, whose sponsor is the root.
  expect(await world.readRound(0)).toMatchObject({
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
  await world.expectTruth();
});

test("a closed round is settled as in the contract, and equals its forecast", async () => {
  const forecast = await database
    .selectFrom("provisional_points")
    .selectAll()
    .orderBy("plan")
    .orderBy("member_id")
    .execute();
  await world.closeRound();

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
  const first = await world.requireSeat(FIRST);
  expect(first).toMatchObject({ settled_units: 5, points: 50n, flash: 13n });
  expect(first).toMatchObject({ left_members: 64, right_members: 63, left_units: 64, right_units: 63 });
  expect(first).toMatchObject({ left_variance: 1, right_variance: 0 });

  const round = await world.readRound(0);
  expect(round).toMatchObject({ closer_id: CLOSER, pointy: 63 });
  const operations = (UNIT / 20n) * BigInt(MEMBERS + 4);
  expect(round).toMatchObject({
    operations: operations.toString(),
    closing_reward: (operations / 5n).toString(),
  });
  expect((await world.requireSeat(CLOSER)).closing_rewards).toBe((operations / 5n).toString());
  expect(await world.readHistory(CLOSER)).toContain("core closing_reward");
  await world.expectTruth();
});

test("a settlement that the chain removes is undone and repeated from the replacement", async () => {
  await world.crowd.topUp(1, 5, 2);
  await passDays(chain, 1);
  await world.catchUp();
  const before = await derivedContents(database);
  const height = await chain.client.getBlockNumber();
  await world.keeper.keepUp();
  await world.catchUp();
  expect((await world.readRound(1)).closed_at).not.toBeNull();
  // No one joined in round 1.
  expect(await world.requireSeat(FIRST)).toMatchObject({ left_members: 64, right_members: 63 });

  await reorganise(chain, Number((await chain.client.getBlockNumber()) - height));
  await chain.client.mine({ blocks: 1 });
  await world.catchUp();
  expect(await derivedContents(database)).toEqual(before);
  await world.expectTruth();
});

test("the result of each closed round follows from the units that reached the legs", async () => {
  await world.keeper.keepUp();
  await world.catchUp();
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
