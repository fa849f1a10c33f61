/** `npm run bench:million`: the work of the indexer, the keeper and the API with a million members who act. */

import type { Database } from "@canopy/server/database/tables";
import type { Figure } from "./figures.ts";
import { measureForecast } from "./million-members/forecast.ts";
import { startMillion } from "./million-members/keep.ts";
import { measurePages } from "./million-members/pages.ts";
import { measureReport } from "./million-members/report.ts";
import { measureClosing, measureRounds } from "./million-members/rounds.ts";
import { type Shape, shapes } from "./million-members/world.ts";
import { runBench } from "./scope.ts";

await runBench(async (scope) => {
  const open = await startMillion(scope);
  const figures: Figure[] = [];
  const databases = new Map<Shape, Database>();
  for (const shape of shapes) {
    const opened = await open(shape, 2);
    const { database } = opened;
    databases.set(shape, database);
    figures.push(...(await measurePages(database, shape)), ...(await measureReport(opened, shape)));
    figures.push(...(await measureRounds(database, shape)), ...(await measureForecast(database, shape)));
  }
  // Last: a million changed rows that are undone leave work for the vacuum.
  for (const [shape, database] of databases) figures.push(...(await measureClosing(database, shape)));
  return figures;
});
