import type { Database } from "../../src/database/tables.ts";
import { runIndexer } from "../../src/indexer/run-indexer.ts";
import { type ChainSource, connectSource } from "../../src/indexer/source/chain-source.ts";
import { createLog } from "../../src/lib/log.ts";
import { storeSource } from "../support/run-until-caught-up.ts";
import type { SimulatedChain } from "./simulated-chain.ts";

/** Milliseconds; short, because some requests never get a response. */
const TIMEOUT = 500;

export interface Indexing {
  /** Runs the indexer for some turns of its loop, or until it has caught up. */
  advance(turns: number): Promise<void>;
  /** Kills the indexer's process after some requests and starts another. */
  crash(afterRequests: number): Promise<void>;
  /** Runs the indexer until it has caught up and done its deferred work. */
  finish(): Promise<Database>;
}

/** Runs the indexer in this process on an empty database. `crash` has no effect, because only the database has state. */
export function indexInProcess(chain: SimulatedChain, rpcUrl: string, database: Database): Indexing {
  const { deployment } = chain;
  const source = connectSource(rpcUrl, deployment, TIMEOUT);
  return {
    advance: (turns) => advance(chain, source, database, turns),
    crash: async () => undefined,
    async finish() {
      // The node answers all requests now, so a slow machine needs the default timeout.
      const reliable = connectSource(rpcUrl, deployment);
      await advance(chain, reliable, database, Number.POSITIVE_INFINITY);
      return database;
    },
  };
}

/** Runs the indexer for some turns of its loop, or until it has caught up and done its deferred work. */
export async function advance(
  { deployment, rpcUrl }: SimulatedChain,
  source: ChainSource,
  database: Database,
  turns: number,
): Promise<void> {
  await storeSource(database, { ...deployment, rpcUrl });
  const stop = new AbortController();
  let left = turns;
  await runIndexer({
    database,
    source: {
      ...source,
      head(tag) {
        if (tag === "latest") left -= 1;
        if (left <= 0) stop.abort();
        return source.head(tag);
      },
    },
    planBlock: deployment.block,
    interval: 1,
    log: createLog("silent"),
    signal: stop.signal,
    onCaughtUp: ({ isComplete }) => {
      if (isComplete) stop.abort();
    },
    pause: () => 1,
  });
}
