import { createSeatColumns, seatColumns } from "@canopy/protocol/settlement/seat-columns";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countRowsRead, explainQueries, listTablesRead } from "../../../test/support/explain-queries.ts";
import { genesis, insertPlans, toAccount, toTime } from "../../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { writeLegs } from "../../database/legs.ts";
import { createPartitions } from "../../database/partitions.ts";
import { readExcesses } from "../../database/read-excesses.ts";
import { readPaths } from "../../database/read-paths.ts";
import type { Database } from "../../database/tables.ts";
import { updateRows } from "../../database/write-rows.ts";
import { readIndexCarries } from "../../keeper/duties/index-carries.ts";
import { findActivity } from "../activity/find-activity.ts";
import { findArrivals } from "../calculation/find-arrivals.ts";
import { findResult } from "../calculation/find-result.ts";
import { findBookings } from "../history/find-bookings.ts";
import { everything, findHistory, type HistoryKey } from "../history/find-history.ts";
import { findFlows } from "../ledger/find-flows.ts";
import { findChanged, findFollowed, hasChangedSince, readStates } from "../live-updates/changes.ts";
import { findPrices } from "../price/find-prices.ts";
import { findProgress } from "../ranks/find-progress.ts";
import { findClaims, findMemberRanks, findWindow } from "../ranks/find-ranks.ts";
import { findPointy, findRounds } from "../rounds/find-rounds.ts";
import { findCards } from "../tree/find-cards.ts";
import { findEntries } from "../tree/find-entries.ts";
import { findIdentities } from "./find-identities.ts";
import { findMember } from "./find-member.ts";
import { findTree } from "./find-tree.ts";
import { findUplines } from "./find-uplines.ts";
import { listMembers, listReferrals, searchMembers } from "./list-members.ts";
import { requireSeat } from "./require-seat.ts";

/** Enough rows that a sequential scan is never cheaper. */
const MEMBERS = 20_000;
const ROUNDS = 400;
/** History fills 24 partitions. */
const HISTORY = 59_998;
const BLOCKS_PER_LINE = 1_600;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertPlans(database, ["core", "plus"]);
  const members = sql.raw(`generate_series(1, ${MEMBERS}) as id`);
  await sql`insert into members (id, account, username, joined_at, block_number)
    select id, 'account' || id, 'm' || to_char(id, 'FM000000'), ${genesis}::timestamptz, id from ${members}`.execute(
    database,
  );
  // The core plan has a full tree, Plus a single leg of all members.
  await sql`insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number)
    select 'core', id, id / 10, id / 2, id % 2, floor(log(2, id)), 0, ${genesis}::timestamptz, id from ${members}
    union all
    select 'plus', id, id - 1, id - 1, 0, id - 1, 0, ${genesis}::timestamptz, id from ${members}`.execute(
    database,
  );
  await sql`insert into legs
    select plan, part, counts, counts, counts, counts, counts, counts, counts
    from unnest(array['core', 'plus']) as plan, generate_series(0, ${MEMBERS}::int4 / 64) as part,
      lateral (select decode(repeat('00000001', 64), 'hex') as counts) as counted`.execute(database);
  await sql`insert into entries (block_number, log_index, plan, member_id, kind, round, units, value, commission,
      transaction_hash, at)
    select id, 0, 'core', id, 'register', id / 50, 1, 40, 4, 'hash' || id, ${genesis}::timestamptz from ${members}`.execute(
    database,
  );
  await sql`insert into rounds (plan, round, unit_price, pol_usd, units, block_number, priced_at, closed_at)
    select 'core', round, 40, 5, 50, round, ${genesis}::timestamptz,
      case when round < ${ROUNDS - 2}::int4 then ${genesis}::timestamptz end
    from generate_series(0, ${ROUNDS - 1}::int4) as round`.execute(database);
  await createPartitions(
    database,
    "activity",
    Array.from({ length: ROUNDS + 1 }, (_, round) => ({ round })),
  );
  await sql`insert into activity (plan, member_id, round, points)
    select 'core', 1 + id % 2000, id / 50, 1 from ${members}`.execute(database);
  await sql`insert into provisional_points (plan, round, member_id, points, flash)
    select 'core', ${ROUNDS - 1}::int4, id, 1, 0 from ${members}`.execute(database);
  await createPartitions(
    database,
    "history",
    Array.from({ length: HISTORY }, (_, line) => ({ block_number: (line + 1) * BLOCKS_PER_LINE })),
  );
  await sql`insert into history (block_number, log_index, plan, member_id, type, amount, transaction_hash, at)
    select id * ${BLOCKS_PER_LINE}::int8, 0, 'core', 1 + id % 300, 'commission', 4, 'hash' || id, ${genesis}::timestamptz
    from generate_series(1, ${HISTORY}::int4) as id`.execute(database);
  await sql`insert into identities (block_number, log_index, member_id, field, value, at)
    select id, 0, id, 'username', 'm' || id, ${genesis}::timestamptz from ${members}`.execute(database);
  await sql`insert into transactions (hash, block_number, block_hash, sender, value, gas_used, gas_price, member_id)
    select 'hash' || id, id, 'hash', 'account', 0, 1, 1, id from ${members}`.execute(database);
  await sql`insert into transactions (hash, block_number, block_hash, sender, value, gas_used, gas_price, member_id)
    select transaction_hash, block_number, 'hash', 'account', 0, 1, 1, member_id from history
    on conflict (hash) do update set member_id = excluded.member_id`.execute(database);
  await sql`insert into ranks (plan, month, member_id, rank, shares, claimed_at)
    select 'core', id % 10, id, 'hero', 1, ${genesis}::timestamptz from ${members}`.execute(database);
  await sql`vacuum analyze`.execute(database);
});
afterAll(() => database.destroy());

const wholeTable =
  /Seq Scan on (members|seats|legs|entries|activity|history|identities|transactions|ranks|provisional_points)/;
const page = { limit: 51 };
const followed = { id: 70, account: "account70", username: "m000070" };
const toBlock = (number: bigint) => ({
  ...{ number, finalized: number, rollbacks: 0n },
  ...{ hash: "hash", time: null, halted: null },
});
/** A fifth of all members, so that a join would read all. */
const buyers = Array.from({ length: MEMBERS / 5 }, (_, index) => 5 * (index + 1));
const legs = { ...createSeatColumns(buyers.length), id: Uint32Array.from(buyers) };
const earnings = buyers.map((id) => ({ plan: "core" as const, member_id: id, points: 1n }));
const credit = { type: "credit" as const, amount: "1", block_number: 9_000_000n, at: toTime(300) };
const month = { month: 3, after: 0, ...page };
test.each<[string, (database: Database) => Promise<unknown>]>([
  ["a member", (on) => findMember(on, "core", "m000777")],
  ["a member's seat", (on) => requireSeat(on, "core", "m000777")],
  ["all members", (on) => listMembers(on, "core", { after: 9_000, ...page })],
  ["a search", (on) => searchMembers(on, "core", "m0012")],
  ["a subtree", (on) => findTree(on, "core", "m000002", 7)],
  ["uplines", (on) => findUplines(on, "plus", `m0${MEMBERS}`, { from: null, limit: 100 })],
  ["a later page of uplines", (on) => findUplines(on, "plus", `m0${MEMBERS}`, { from: 15_000, limit: 100 })],
  ["cards of the tree", (on) => findCards(on, "core", [1, 70, 9_000, 19_000])],
  ["what a tree lacks", (on) => findEntries(on, { plan: "core", round: ROUNDS - 4 })],
  ["referrals", (on) => listReferrals(on, "core", 70, { after: 0, ...page })],
  ["identities", (on) => findIdentities(on, 70, { before: [900, 0, "username"], ...page })],
  ["activity", (on) => findActivity(on, "core", 70, { from: 0, to: 300, order: "desc", ...page })],
  ["history", (on) => findHistory(on, "core", 70, { filter: everything, before: null, ...page })],
  [
    "a later page of history of a type",
    (on) =>
      findHistory(on, "core", 70, {
        filter: { ...everything, types: ["commission"] },
        before: [HISTORY * 800, 0, "commission"],
        ...page,
      }),
  ],
  [
    "history of several types in some rounds",
    (on) =>
      findHistory(on, "core", 70, {
        filter: { types: ["withdraw", "commission"], search: null, rounds: { from: 3, to: 200 } },
        before: null,
        ...page,
      }),
  ],
  [
    "history with a member",
    (on) =>
      findHistory(on, "core", 70, { filter: { ...everything, search: "m000777" }, before: null, ...page }),
  ],
  [
    "history of a transaction",
    (on) =>
      findHistory(on, "core", 70, {
        filter: { ...everything, search: `0x${"5c".repeat(32)}` },
        before: null,
        ...page,
      }),
  ],
  ["what a credit booked", (on) => findBookings(on, "core", 70, [credit])],
  ["what blocks changed", (on) => findChanged(on, [followed], toBlock(9_000_000n), toBlock(9_000_900n))],
  ["what changed since a block", (on) => hasChangedSince(on, followed, 9_000_000n, toBlock(9_100_000n))],
  ["forecasts and bots of members", (on) => readStates(on, [followed])],
  ["members by their accounts", (on) => findFollowed(on, [toAccount(70)])],
  ["the result of a round", (on) => findResult(on, "core", 70, 40)],
  [
    "what reached legs, from a few members below",
    (on) =>
      findArrivals(on, { plan: "core", member: 70, depth: 6, below: 300, rounds: { from: 3, to: 399 } }),
  ],
  [
    "what reached legs, from the entries of a few rounds",
    (on) =>
      findArrivals(on, { plan: "core", member: 2, depth: 1, below: 50_000, rounds: { from: 396, to: 397 } }),
  ],
  ["a ledger", (on) => findFlows(on, "core", toAccount(1_000), 70)],
  ["excesses of a member", (on) => readExcesses(on, "core", toAccount(1_000), [70])],
  ["rounds", (on) => findRounds(on, "core", { before: 200, ...page })],
  ["members with points", (on) => findPointy(on, "core", { round: 40, isClosed: true, after: 0, ...page })],
  [
    "members with forecast points",
    (on) => findPointy(on, "core", { round: ROUNDS - 1, isClosed: false, after: 9_000, ...page }),
  ],
  ["a window", (on) => findWindow(on, "core", 3)],
  ["claims", (on) => findClaims(on, "core", month)],
  ["a member's ranks", (on) => findMemberRanks(on, "core", 70, { before: 9, ...page })],
  ["a member's progress", (on) => findProgress(on, "core", 70)],
  ["the paths of a round's buyers", (on) => readPaths(on, "core", buyers, seatColumns)],
  [
    "what to carry",
    (on) => readIndexCarries(on, "core", { round: ROUNDS - 2, cumulativeUnits: 50 * (ROUNDS - 1) }),
  ],
  [
    "what a round brought its members",
    (on) => updateRows(on, "seats", earnings, { key: ["plan", "member_id"], columns: [], sums: ["points"] }),
  ],
  ["the legs after a round", (on) => writeLegs(on, "core", legs)],
  ["prices", (on) => findPrices(on, "core", { before: 200, ...page })],
])("%s: uses indexes only", async (_, run) => {
  const plans = await explainQueries(database, run);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toMatch(wholeTable);
});

test("looks up the seats of a round's paths one by one, whatever the planner expects", async () => {
  const plans = await explainQueries(database, (on) => readPaths(on, "core", buyers, seatColumns));
  // The planner never merges a subquery with a limit into a join.
  for (const plan of plans) expect(plan).toMatch(/Nested Loop.*Limit.*Index Scan using (seats|legs)_pkey/s);
});

const deepPages: [string, (database: Database) => Promise<unknown>][] = [
  ["all members", (on) => listMembers(on, "core", { after: 19_000, ...page })],
  ["referrals", (on) => listReferrals(on, "core", 1_999, { after: 19_980, ...page })],
  [
    "members with points",
    (on) => findPointy(on, "core", { round: ROUNDS - 1, isClosed: true, after: 1_900, ...page }),
  ],
  [
    "members with forecast points",
    (on) => findPointy(on, "core", { round: ROUNDS - 1, isClosed: false, after: 19_000, ...page }),
  ],
  ["claims", (on) => findClaims(on, "core", { month: 3, after: 19_000, ...page })],
  [
    "history",
    (on) =>
      findHistory(on, "core", 70, { filter: everything, before: [HISTORY * 800, 0, "commission"], ...page }),
  ],
  ["rounds", (on) => findRounds(on, "core", { before: 60, ...page })],
  ["prices", (on) => findPrices(on, "core", { before: 60, ...page })],
];
test.each(
  deepPages,
)("a deep page of %s reads no earlier page, even if the planner prefers a merge", async (_, run) => {
  await database.transaction().execute(async (transaction) => {
    await sql`set local enable_nestloop = off`.execute(transaction);
    await sql`set local enable_hashjoin = off`.execute(transaction);
    expect(await countRowsRead(transaction, run)).toBeLessThanOrEqual(5 * page.limit);
  });
});

test("a page of history reads no more partitions than it has lines in", async () => {
  const read = (before: HistoryKey | null) => (on: Database) =>
    findHistory(on, "core", 70, { filter: everything, before, ...page });
  for (const before of [null, [(HISTORY / 2) * BLOCKS_PER_LINE, 0, "commission"] as const]) {
    const tables = await listTablesRead(database, read(before));
    // A partition has eight lines of the member.
    expect(new Set(tables.filter((name) => name.startsWith("history_"))).size).toBeLessThanOrEqual(8);
  }
  const [plan] = await explainQueries(database, read([3 * BLOCKS_PER_LINE, 0, "commission"]));
  expect(plan).toContain("history_0 line");
  expect(plan).not.toContain("history_1 line");
});

test("detects a sequential scan", async () => {
  const plans = await explainQueries(database, (on) =>
    on.selectFrom("seats").select("leg").where("units", ">", 9).execute(),
  );
  for (const plan of plans) expect(plan).toMatch(wholeTable);
});

test("reads uplines and subtrees of a leg of all members", async () => {
  const first = await findUplines(database, "plus", `m0${MEMBERS}`, { from: null, limit: 64 });
  expect(first).toHaveLength(65);
  expect(first.at(-1)).toMatchObject({ id: MEMBERS - 64, depth: MEMBERS - 65 });
  const next = await findUplines(database, "plus", `m0${MEMBERS}`, { from: MEMBERS - 64, limit: 64 });
  expect(next.at(-1)).toMatchObject({ id: MEMBERS - 128 });
  const nodes = await findTree(database, "plus", "m010000", 7);
  expect(nodes.map(({ has_more }) => has_more)).toEqual([...Array(6).fill(false), true]);
});

test("reads all 127 members of a full subtree of seven levels", async () => {
  expect(await findTree(database, "core", "m000002", 7)).toHaveLength(127);
});
