import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { runIndexer } from "@canopy/server/indexer/run-indexer";
import { connectSource } from "@canopy/server/indexer/source/chain-source";
import { createLog } from "@canopy/server/lib/log";
import { storeSource } from "@canopy/server/test/support/run-until-caught-up";
import type { BusyChain } from "./chain.ts";

/**
 * The share of the indexing time, from 0 to 1, with an `eth_getLogs` request in flight, which no indexer can avoid. It runs in this process,
 * where requests can be watched.
 */
export async function measureWaiting(chain: BusyChain, databaseUrl: string): Promise<number> {
  const { database, close } = await openDatabase({ url: databaseUrl, connections: 4 }, createLog("silent"));
  const watch = watchRequests("eth_getLogs");
  const begin = performance.now();
  try {
    await indexEvents(database, chain);
    return watch.milliseconds() / (performance.now() - begin);
  } finally {
    watch.stop();
    await close();
  }
}

/** Ends when all events are indexed: like the server, which is ready before it has read their transactions. */
async function indexEvents(database: Database, chain: BusyChain): Promise<void> {
  await storeSource(database, chain);
  const stop = new AbortController();
  await runIndexer({
    database,
    source: connectSource(chain.rpcUrl, chain),
    planBlock: chain.block,
    interval: 20,
    log: createLog("silent"),
    signal: stop.signal,
    onCaughtUp: () => stop.abort(),
  });
}

/** Adds up the time in which at least one request of this method is in flight. */
function watchRequests(method: string) {
  const { fetch } = globalThis;
  let underWay = 0;
  let since = 0;
  let total = 0;
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body !== "string" || !init.body.includes(`"${method}"`)) return fetch(input, init);
    if (underWay === 0) since = performance.now();
    underWay += 1;
    try {
      return await fetch(input, init);
    } finally {
      underWay -= 1;
      if (underWay === 0) total += performance.now() - since;
    }
  };
  return {
    milliseconds: () => total,
    stop() {
      globalThis.fetch = fetch;
    },
  };
}
