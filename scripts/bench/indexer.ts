/**
 * `npm run bench:indexer`: the speed of indexing next to Ponder on the same chain, the speed of a rebuild from stored events,
 * and the speed of queries with a million members next to one primary-key look-up. Downloads Ponder into a temporary folder.
 */
import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres } from "@canopy/server/test/support/postgres";
import type { Figure } from "./figures.ts";
import { growChain } from "./indexer/chain.ts";
import { measureIndexing } from "./indexer/indexing.ts";
import { plantMillion } from "./indexer/million.ts";
import { measureReads } from "./indexer/reads.ts";
import { measureRebuild } from "./indexer/rebuild.ts";
import { note, runBench } from "./scope.ts";

await runBench(async (scope) => {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  note("Members join on a local chain ...");
  const chain = await growChain(scope);
  const indexing = await measureIndexing(scope, chain, () => postgres.createDatabase());
  note("Rebuilding an index ...");
  const rebuild = await withDatabase(await postgres.createDatabase(), measureRebuild);
  note("Writing a million members ...");
  const reads = await withDatabase(await postgres.createDatabase(), async (database) => {
    await plantMillion(database);
    note("Querying them ...");
    return measureReads(database);
  });
  return [...indexing, ...rebuild, ...reads];
});

async function withDatabase(
  url: string,
  measure: (database: Database) => Promise<Figure[]>,
): Promise<Figure[]> {
  const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
  try {
    return await measure(database);
  } finally {
    await close();
  }
}
