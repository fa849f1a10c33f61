import { seatColumns } from "@canopy/protocol/settlement/seat-columns";
import { createRandom } from "@canopy/protocol/simulation/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertSeats, setLegs } from "../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { readPaths } from "./read-paths.ts";
import type { Database } from "./tables.ts";

/** Two chains below the root, with ids in turn: each upline is two ids before. */
const MEMBERS = 300;
const toLeg = (id: number) => (id === 3 ? 1 : 0);
const toUpline = (id: number) => (id === 1 ? 0 : Math.max(1, id - 2));

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const ids = Array.from({ length: MEMBERS }, (_, index) => index + 1);
  await insertSeats(
    database,
    ids.map((id) => ({
      member_id: id,
      upline_id: toUpline(id),
      leg: toLeg(id),
      depth: Math.floor(id / 2),
    })),
  );
  await setLegs(
    database,
    "core",
    ids.map((id) => ({
      id,
      settledUnits: id % 6,
      leftUnits: 2 * id,
      rightUnits: 3 * id,
      leftVariance: 5 * id,
      rightVariance: 2 ** 31 - 1,
      leftMembers: 7 * id,
      rightMembers: 11 * id,
    })),
  );
});
afterAll(() => database.destroy());

/** The ids of a path that ends below known seats. */
function withAbove(ids: readonly number[], isKnown: (id: number) => boolean): number[] {
  const found = new Set<number>();
  for (const start of ids) for (let id = start; id !== 0 && !isKnown(id); id = toUpline(id)) found.add(id);
  return [...found].sort((one, other) => one - other);
}

test.each([
  ["level by level", Number.POSITIVE_INFINITY],
  ["in one pass over all seats", 0],
])("reads the seats of any members and all above them, %s", async (_, scanFrom) => {
  const random = createRandom(4);
  for (let count = 0; count < 12; count++) {
    const ids = Array.from({ length: random.integer(12) }, () => 1 + random.integer(MEMBERS));
    const known = random.integer(60);
    const isKnown = (id: number) => id <= known;
    const seats = await readPaths(database, "core", ids, seatColumns, {
      isKnown,
      scanFrom,
    });
    expect([...seats.id.toSorted()]).toEqual(withAbove(ids, isKnown));
    for (const [position, id] of seats.id.entries()) {
      expect(seatColumns.map((column) => seats[column][position])).toEqual([
        ...[id, toUpline(id), toLeg(id), Math.floor(id / 2)],
        ...[id % 6, 2 * id, 3 * id, 5 * id, 2 ** 31 - 1, 7 * id, 11 * id],
      ]);
    }
  }
});

test("reads no columns but the wanted ones and those of the path", async () => {
  const seats = await readPaths(database, "core", [2], ["leg"]);
  expect([seats.id, seats.upline, seats.depth, seats.leg].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  expect(Object.values(seats).filter(({ length }) => length > 0)).toHaveLength(4);
});

test("leaves out seats that do not exist", async () => {
  expect((await readPaths(database, "core", [MEMBERS + 1], [])).id).toHaveLength(0);
  expect((await readPaths(database, "plus", [2], [])).id).toHaveLength(0);
});
