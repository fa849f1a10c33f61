/** `npm run bench:million`: the work of the indexer and the keeper with a million members who act. */

import { measureForecast } from "./million/forecast.ts";
import { startMillion } from "./million/keep.ts";
import { measureRounds } from "./million/rounds.ts";
import { shapes } from "./million/world.ts";
import { runBench } from "./scope.ts";

await runBench(async (scope) => {
  const open = await startMillion(scope);
  const figures = [];
  for (const shape of shapes) {
    const { database } = await open(shape, 2);
    figures.push(...(await measureRounds(database, shape)), ...(await measureForecast(database, shape)));
  }
  return figures;
});
