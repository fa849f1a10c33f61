import { openDatabase } from "@canopy/server/database/open";
import type { OpenDatabase } from "@canopy/server/database/postgres";
import type { Database } from "@canopy/server/database/tables";
import { derive } from "@canopy/server/indexer/derive/derive";
import { DERIVED_VERSION } from "@canopy/server/indexer/index-source";
import { createForecast } from "@canopy/server/indexer/provisional-points";
import { readRebuildProgress } from "@canopy/server/indexer/rebuild/progress";
import { rebuildIndex } from "@canopy/server/indexer/rebuild/rebuild";
import { storeRawLogs } from "@canopy/server/indexer/source/stored-logs";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres, type TestPostgres } from "@canopy/server/test/support/postgres";
import { derivedContents, tableContents } from "@canopy/server/test/support/table-contents";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantWorld } from "./plant.ts";
import { plantRawLogs } from "./raw-logs.ts";
import { readClosing } from "./read-closing.ts";
import { shapes, toUpline, type World } from "./world.ts";

/** Small, but with a month that has passed and its window closed. */
const small = (shape: World["shape"]): World => ({ shape, members: 300, rounds: 38, buyers: 60, chains: 4 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop(), 60_000);

async function plant(shape: World["shape"]): Promise<OpenDatabase> {
  const open = await openDatabase(
    { url: await postgres.createDatabase(), connections: 2 },
    createLog("silent"),
  );
  await plantWorld(open.database, small(shape));
  return open;
}

test.each(shapes)("a planted world equals what the indexer derives from its events: %s", async (shape) => {
  const { database, close } = await plant(shape);
  await plantRawLogs(database);
  const planted = await tableContents(database);
  expect(planted.entries.length).toBeGreaterThan(700);
  expect(planted.ranks.length).toBeGreaterThan(0);
  await rebuildIndex(database, DERIVED_VERSION);
  await createForecast(database).refresh();
  expect(await tableContents(database)).toEqual(planted);

  const closing = await readClosing(database);
  await storeRawLogs(database, [closing]);
  await derive(database, [closing], closing.blockNumber);
  const open = await database.selectFrom("rounds").select("round").where("closed_at", "is", null).execute();
  expect(open).toEqual([]);

  // A closing changes rows of legs that a rebuild writes once.
  const live = await derivedContents(database);
  expect(live.legs.length).toBeGreaterThan(3);
  const finalized = { block_number: closing.blockNumber, finalized_number: closing.blockNumber };
  await database.updateTable("index_checkpoint").set(finalized).execute();
  await rebuildIndex(database, DERIVED_VERSION);
  expect(await derivedContents(database)).toEqual(live);
  await close();
}, 120_000);

test.each(
  shapes,
)("a rebuild that is killed continues, while readers see the old tables: %s", async (shape) => {
  const { database, close } = await plant(shape);
  await plantRawLogs(database);
  const planted = await tableContents(database);
  const schema = await readSchema(database);
  const steps: number[] = [];
  const killed = rebuildIndex(database, DERIVED_VERSION, {
    batch: 300,
    saveInterval: 0,
    onProgress: ({ events }) => {
      steps.push(events);
      if (steps.length === 3) throw new Error("killed");
    },
  });
  await expect(killed).rejects.toThrow("killed");
  const saved = (await readRebuildProgress(database))?.events ?? 0;
  expect([300, 600]).toContain(saved);
  expect(await tableContents(database)).toEqual(planted);

  await database.updateTable("seats").set({ depth: 99 }).execute();
  await database.deleteFrom("entries").execute();
  await rebuildIndex(database, DERIVED_VERSION, {
    batch: 100,
    saveInterval: 0,
    onProgress: ({ events }) => steps.push(events),
  });
  expect(steps.slice(0, 5)).toEqual([300, 600, 900, saved + 100, saved + 200]);
  expect(await readRebuildProgress(database)).toBeNull();
  expect(await readSchema(database)).toEqual(schema);
  await createForecast(database).refresh();
  expect(await tableContents(database)).toEqual(planted);
  await close();
}, 300_000);

/** Everything in the database but rows and partitions: columns, keys, indexes, triggers and storage. */
async function readSchema(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with relation as (
      select * from pg_class where relnamespace = 'public'::regnamespace and not relispartition
    )
    select format('%s %s %s', relname, relkind, reloptions) as line from relation
    union all
    select format('%s %s', conname, pg_get_constraintdef(pg_constraint.oid)) from pg_constraint
    join relation on relation.oid = conrelid
    union all
    select pg_get_indexdef(indexrelid) from pg_index join relation on relation.oid = indrelid
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join relation on relation.oid = tgrelid
    where not tgisinternal
    union all
    select format('%s %s', relname, pg_get_partkeydef(oid)) from relation
    union all
    select format('%s %s %s %s %s', table_name, column_name, data_type, column_default, is_nullable)
    from information_schema.columns join relation on relname = table_name
    union all
    select nspname from pg_namespace where nspname !~ '^pg_'
    order by line`.execute(database);
  return rows.map(({ line }) => line);
}

test("places every member below one with a free leg", () => {
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
