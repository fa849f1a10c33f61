import { openDatabase } from "@canopy/server/database/open";
import type { OpenDatabase } from "@canopy/server/database/postgres";
import { derive } from "@canopy/server/indexer/derive/derive";
import { createForecast } from "@canopy/server/indexer/provisional-points";
import { rederive } from "@canopy/server/indexer/raw-logs";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres, type TestPostgres } from "@canopy/server/test/support/postgres";
import { tableContents } from "@canopy/server/test/support/table-contents";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plantWorld } from "./plant.ts";
import { plantRawLogs } from "./raw-logs.ts";
import { readClosing } from "./read-closing.ts";
import { shapes, toUpline, type World } from "./world.ts";

/** Small, but with a month that has passed and its window closed. */
const small = (shape: World["shape"]): World => ({ shape, members: 300, rounds: 38, buyers: 60, chains: 4 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function plant(shape: World["shape"]): Promise<OpenDatabase> {
  const open = await openDatabase(
    { url: await postgres.createDatabase(), connections: 2 },
    createLog("silent"),
  );
  await plantWorld(open.database, small(shape));
  return open;
}

it.each(shapes)("a planted world equals what the indexer derives from its events: %s", async (shape) => {
  const { database, close } = await plant(shape);
  await plantRawLogs(database);
  const planted = await tableContents(database);
  expect(planted.entries.length).toBeGreaterThan(700);
  expect(planted.ranks.length).toBeGreaterThan(0);
  await database.transaction().execute(rederive);
  await createForecast(database).refresh();
  expect(await tableContents(database)).toEqual(planted);

  await derive(database, [await readClosing(database)], 10n ** 9n);
  const open = await database.selectFrom("rounds").select("round").where("closed_at", "is", null).execute();
  expect(open).toEqual([]);
  await close();
}, 60_000);

it("places every member below one with a free leg", () => {
  for (const shape of shapes) {
    const world = small(shape);
    const taken = new Map<number, number>();
    for (let id = 2; id <= world.members; id++) {
      const upline = toUpline(world, id);
      expect(upline).toBeLessThan(id);
      taken.set(upline, (taken.get(upline) ?? 0) + 1);
    }
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(2);
  }
});
