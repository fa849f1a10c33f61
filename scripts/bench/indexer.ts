/**
 * `npm run bench:indexer`: the speed of indexing next to Ponder on the same chain, the speed of a rebuild from stored events,
 * and the speed of queries with a million members next to one primary-key look-up. Downloads Ponder into a temporary folder.
 */
import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres } from "@canopy/server/test/support/postgres";
import { growChain } from "./indexer/chain.ts";
import { measureBackfill, measureIndexing } from "./indexer/indexing.ts";
import { plantMillion } from "./indexer/million-seats.ts";
import { installPonder } from "./indexer/ponder.ts";
import { measureReads } from "./indexer/reads.ts";
import { measureRebuild, plantEvents } from "./indexer/rebuild.ts";
import { replayChain } from "./indexer/replay.ts";
import { note, runBench } from "./scope.ts";

await runBench(async (scope) => {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  note("Downloading Ponder ...");
  const peer = { ponder: await installPonder(scope), createDatabase: () => postgres.createDatabase() };
  note("Members join on a local chain ...");
  const chain = await growChain(scope);
  const short = await measureIndexing(scope, chain, peer);
  note("Writing the events of a larger network ...");
  const [rebuild, long] = await withDatabase(await postgres.createDatabase(), async (database) => {
    await plantEvents(database);
    note("Rebuilding its index ...");
    const figures = await measureRebuild(database);
    note("Indexing it from a node ...");
    const replayed = await replayChain(scope, database);
    return [figures, await measureBackfill(scope, replayed, peer)] as const;
  });
  note("Writing a million members ...");
  const reads = await withDatabase(await postgres.createDatabase(), async (database) => {
    await plantMillion(database);
    note("Querying them ...");
    return measureReads(database);
  });
  return [...short, ...long, ...rebuild, ...reads];
});

async function withDatabase<Result>(
  url: string,
  measure: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
  try {
    return await measure(database);
  } finally {
    await close();
  }
}
