import type { Database } from "@canopy/server/database/tables";
import { DERIVED_VERSION } from "@canopy/server/indexer/index-source";
import { rebuildIndex } from "@canopy/server/indexer/rebuild/rebuild";
import type { Figure } from "../figures.ts";
import { plantWorld } from "../million-members/plant.ts";
import { plantRawLogs } from "../million-members/raw-logs.ts";
import type { World } from "../million-members/world.ts";
import { median } from "../quantiles.ts";
import { note } from "../scope.ts";

const world: World = { shape: "bushy", members: 55_000, rounds: 90, buyers: 400, chains: 40 };
const RUNS = 3;
/** Events per second, with all indexes built. */
const LEAST_SPEED = 20_000;

/** Writes the events of a world, and all that follows from them. */
export async function plantEvents(database: Database): Promise<void> {
  await plantWorld(database, world);
  await plantRawLogs(database);
}

/** Derives all tables of a planted world again from its stored events. */
export async function measureRebuild(database: Database): Promise<Figure[]> {
  const speeds: number[] = [];
  let events = 0;
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    await rebuildIndex(database, DERIVED_VERSION, {
      onProgress: (progress) => {
        events = progress.events;
      },
    });
    const seconds = (performance.now() - begin) / 1_000;
    speeds.push(events / seconds);
    note(`rebuild: ${seconds.toFixed(1)} s`);
  }
  return [
    {
      name: `${events.toLocaleString("en-US")} stored events, derived again`,
      value: median(speeds),
      unit: "events/s",
      target: LEAST_SPEED,
      least: true,
      ratio: null,
      peer: null,
    },
  ];
}
