import { createSeatColumns } from "@canopy/protocol/settlement/seat-columns";
import { createRandom } from "@canopy/protocol/simulation/random";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertSeats, setLegs } from "../../test/support/insert-rows.ts";
import {
  connectTestDatabase,
  createBareDatabaseUrl,
  createTestDatabase,
  emptyTables,
} from "../../test/support/test-database.ts";
import { journalBlock, undoBlocks } from "../indexer/derive/journal.ts";
import { hasLegsOf, isLegCount, LegRows, readLegs, selectLegs, writeLegs } from "./legs.ts";
import { migrate, readMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** Spread over more rows than one statement writes. */
const HIGHEST = 40_000;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

const columns = Object.keys(createSeatColumns(0)).filter(isLegCount);

test("reads what was written, and zeros elsewhere", async () => {
  const random = createRandom(3);
  const expected = new Map<string, number>();
  for (let round = 0; round < 3; round++) {
    const ids = Uint32Array.from(new Set(Array.from({ length: 3_000 }, () => 1 + random.integer(HIGHEST))));
    const seats = { ...createSeatColumns(ids.length), id: ids };
    for (const leg of columns) {
      ids.forEach((id, position) => {
        seats[leg][position] = random.integer(2 ** 31);
        expected.set(`${leg} ${id}`, seats[leg][position] ?? 0);
      });
    }
    await writeLegs(database, "core", seats);
  }
  const all = Uint32Array.from({ length: HIGHEST }, (_, index) => HIGHEST - index);
  const read = await readLegs(database, "core", all, columns);
  for (const leg of columns) {
    expect([...read[leg]]).toEqual([...all].map((id) => expected.get(`${leg} ${id}`) ?? 0));
  }
  expect((await readLegs(database, "plus", all, ["leftUnits"])).leftUnits.every((count) => count === 0)).toBe(
    true,
  );
});

test("a query finds a seat's counts: zeros without a row", async () => {
  await insertSeats(database, [
    { member_id: 63, upline_id: 0 },
    { member_id: 64, upline_id: 63 },
    { member_id: 500, upline_id: 64 },
  ]);
  await setLegs(database, "core", [
    { id: 63, leftUnits: 2 ** 31 - 1, rightMembers: 258 },
    { id: 64, leftUnits: 70_000, settledUnits: 5 },
  ]);
  const rows = await database
    .selectFrom("seats")
    .leftJoin("legs", (join) => join.on(hasLegsOf("seats")))
    .select("member_id")
    .select(selectLegs("seats"))
    .orderBy("member_id")
    .execute();
  expect(rows).toMatchObject([
    { member_id: 63, left_units: 2 ** 31 - 1, right_members: 258, settled_units: 0 },
    { member_id: 64, left_units: 70_000, right_members: 0, settled_units: 5 },
    { member_id: 500, left_units: 0, right_members: 0, settled_units: 0 },
  ]);
});

test("writes no row that stays the same", async () => {
  await setLegs(database, "core", [{ id: 1, leftUnits: 1 }, { id: 65, leftUnits: 1 }, { id: 900 }]);
  const readVersions = async () =>
    (
      await sql<{
        part: number;
        version: string;
      }>`select part, xmin::text as version from legs order by part`.execute(database)
    ).rows;
  const before = await readVersions();
  expect(before.map(({ part }) => part)).toEqual([0, 1]);
  await setLegs(database, "core", [{ id: 1, leftUnits: 1 }, { id: 65, leftUnits: 2 }, { id: 900 }]);
  const after = await readVersions();
  expect(after.map(({ version }, index) => version === before[index]?.version)).toEqual([true, false]);
});

test("writes only seats that it has read, and once", async () => {
  const rows = new LegRows(database);
  const seats = { ...createSeatColumns(2), id: Uint32Array.of(9, 3) };
  await expect(rows.write(seats)).rejects.toThrow("Read these seats before you write them.");
  const read = await rows.read("core", seats.id);
  read.leftUnits[0] = 4;
  await rows.write({ ...read, id: seats.id });
  expect([...(await readLegs(database, "core", seats.id, ["leftUnits"])).leftUnits]).toEqual([4, 0]);
  await expect(rows.write(seats)).rejects.toThrow("Read these seats before you write them.");
});

test("refuses a count that a query would read as another", async () => {
  const tooMany = setLegs(database, "core", [{ id: 7, rightUnits: 2 ** 31 }]);
  await expect(tooMany).rejects.toThrow("rightUnits of seat 7 does not fit: 2147483648");
});

test("new versions of all rows fit on their pages, so that no index changes", async () => {
  const ids = Array.from({ length: 64 * 40 }, (_, index) => index);
  const write = (on: Database, leftUnits: number) =>
    setLegs(
      on,
      "core",
      ids.map((id) => ({ id, leftUnits })),
    );
  await write(database, 1);
  const { before, after } = await database.transaction().execute(async (on) => {
    // The connection has not yet reported all that earlier tests updated, so these counts don't begin at zero.
    const count = async () => {
      const { rows } = await sql<{
        all: number;
        hot: number;
      }>`select n_tup_upd::int4 as all, n_tup_hot_upd::int4 as hot
        from pg_stat_xact_user_tables where relname = 'legs'`.execute(on);
      return rows[0] ?? { all: 0, hot: 0 };
    };
    const before = await count();
    await write(on, 2);
    return { before, after: await count() };
  });
  expect([after.all - before.all, after.hot - before.hot]).toEqual([40, 40]);
});

test("the legs of seats before 0017, and records of blocks that changed them, are kept", async () => {
  const all = await readMigrations();
  const own = all.findIndex(({ name }) => name === "0017-legs.online.sql");
  const old = await connectTestDatabase(await createBareDatabaseUrl());
  try {
    await migrate(old, undefined, all.slice(0, own));
    await sql`
      insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number)
      select plan, id, 1, id - 1, 0, id, 0, '2026-01-01', id
      from generate_series(1, 200) as id, unnest(array['core', 'plus']) as plan
      where plan = 'core' or id % 3 = 0`.execute(old);
    const states: Record<string, unknown>[][] = [];
    const readState = async () =>
      (
        await sql<Record<string, unknown>>`
          select plan, member_id, units, points::int4, settled_units::int4, left_units::int4, right_units::int4,
            left_variance::int4, right_variance::int4, left_members, right_members
          from seats order by plan, member_id`.execute(old)
      ).rows;
    for (let block = 1; block <= 4; block++) {
      states.push(await readState());
      await old.transaction().execute(async (on) => {
        await journalBlock(on, BigInt(block));
        // Like a closed round: all members above some buyers.
        await sql`update seats set points = points + 1, settled_units = units, left_units = left_units + 100000 * ${block}::int4,
            right_units = right_units + 2 * member_id, left_variance = left_variance + 3, right_members = ${block}::int4
          where member_id < 50 * ${block}::int4 and plan = 'core'`.execute(on);
        await sql`update seats set units = units + 1 where member_id % 5 = 0`.execute(on);
        await sql`update seats set right_variance = right_variance + 1, left_members = member_id
          where member_id < 10 * ${block}::int4 and plan = 'plus'`.execute(on);
        await sql`insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number)
          values ('core', 200 + ${block}::int4, 1, 199 + ${block}::int4, 0, 1, 0, '2026-01-01', 1)`.execute(
          on,
        );
      });
    }
    states.push(await readState());

    await migrate(old);
    for (let block = 4; block >= 0; block--) {
      await old.transaction().execute((on) => undoBlocks(on, BigInt(block)));
      const seats = await old
        .selectFrom("seats")
        .leftJoin("legs", (join) => join.on(hasLegsOf("seats")))
        .select(["seats.plan", "member_id", "units", sql<number>`points::int4`.as("points")])
        .select(selectLegs("seats"))
        .orderBy("seats.plan")
        .orderBy("member_id")
        .execute();
      expect(seats).toEqual(states[block]);
    }
  } finally {
    await old.destroy();
  }
});
