import { runUntilCaughtUp } from "@canopy/server/test/support/run-until-caught-up";
import { createTestDatabase } from "@canopy/server/test/support/test-database";
import type { BusyChain } from "./chain.ts";

/**
 * The share of the indexing time, from 0 to 1, spent waiting for `eth_getLogs`, which no indexer can avoid. It
 * runs in this process, where requests can be watched.
 */
export async function measureWaiting(chain: BusyChain): Promise<number> {
  const database = await createTestDatabase();
  const watch = watchRequests("eth_getLogs");
  const begin = performance.now();
  try {
    await runUntilCaughtUp(database, chain);
    return watch.milliseconds() / (performance.now() - begin);
  } finally {
    watch.stop();
    await database.destroy();
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
