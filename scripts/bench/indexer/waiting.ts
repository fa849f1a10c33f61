import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { runUntilCaughtUp } from "@canopy/server/test/support/run-until-caught-up";
import type { BusyChain } from "./chain.ts";

/**
 * The share of the indexing time, from 0 to 1, with an `eth_getLogs` under way, which no indexer can avoid. It runs in this process,
 * where requests can be watched.
 */
export async function measureWaiting(chain: BusyChain, databaseUrl: string): Promise<number> {
  const { database, close } = await openDatabase({ url: databaseUrl, connections: 4 }, createLog("silent"));
  const watch = watchRequests("eth_getLogs");
  const begin = performance.now();
  try {
    await runUntilCaughtUp(database, chain);
    return watch.milliseconds() / (performance.now() - begin);
  } finally {
    watch.stop();
    await close();
  }
}

/** Adds up the time in which at least one request of this method is under way. */
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
