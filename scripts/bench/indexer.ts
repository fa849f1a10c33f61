/**
 * `npm run bench:indexer`: the speed of indexing next to Ponder on the same chain, and the speed of queries with a million
 * members next to one primary-key look-up. Downloads Ponder into a temporary folder.
 */
import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres } from "@canopy/server/test/support/postgres";
import type { Figure } from "./figures.ts";
import { growChain } from "./indexer/chain.ts";
import { measureIndexing } from "./indexer/indexing.ts";
import { plantMillion } from "./indexer/million.ts";
import { measureReads } from "./indexer/reads.ts";
import { note, runBench, type Scope } from "./scope.ts";

await runBench(async (scope) => {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  note("Members join on a local chain ...");
  const chain = await growChain(scope);
  const indexing = await measureIndexing(scope, chain, () => postgres.createDatabase());
  note("Writing a million members ...");
  return [...indexing, ...(await measureMillion(scope, await postgres.createDatabase()))];
});

async function measureMillion(scope: Scope, url: string): Promise<Figure[]> {
  const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
  scope.defer(close);
  await plantMillion(database);
  note("Querying them ...");
  return measureReads(database);
}
