/**
 * How fast the index is made, beside Ponder on the same chain, and how fast it answers with a million members, beside one
 * primary-key look-up, in one run: `npm run bench:indexer`. Ponder is downloaded into a temporary folder for it.
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
  note("A crowd joins on a local chain ...");
  const chain = await growChain(scope);
  const indexing = await measureIndexing(scope, chain, () => postgres.createDatabase());
  note("A million members are written ...");
  return [...indexing, ...(await measureMillion(scope, await postgres.createDatabase()))];
});

async function measureMillion(scope: Scope, url: string): Promise<Figure[]> {
  const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
  scope.defer(close);
  await plantMillion(database);
  note("They are looked up ...");
  return measureReads(database);
}
