import type { Database } from "../../src/database/tables.ts";
import { runIndexer } from "../../src/indexer/run-indexer.ts";
import { type ChainSource, connectSource } from "../../src/indexer/source/chain-source.ts";
import { createLog } from "../../src/lib/log.ts";
import { noteSource } from "../support/run-until-caught-up.ts";
import type { SimulatedChain } from "./simulated-chain.ts";

/** Milliseconds that a question may take while some are never answered. */
const TIMEOUT = 500;

/** The index as a program drives it. */
export interface Indexing {
  /** Lets the index take so many steps, or fewer when it has come up with the chain. */
  advance(turns: number): Promise<void>;
  /** Ends the index's process the hard way, after it has asked so many more questions, and starts another. */
  crash(afterRequests: number): Promise<void>;
  /** Lets it come up with the chain, and do whatever is left; returns what it has written. */
  finish(): Promise<Database>;
}

/** The index in this very process, on a database that is empty. A process that dies keeps nothing but its database. */
export function indexHere(chain: SimulatedChain, rpcUrl: string, database: Database): Indexing {
  const { deployment } = chain;
  const source = connectSource(rpcUrl, deployment, TIMEOUT);
  return {
    advance: (turns) => advance(chain, source, database, turns),
    crash: async () => undefined,
    async finish() {
      // All is answered by now: a slow machine has its time.
      const patient = connectSource(rpcUrl, deployment);
      await advance(chain, patient, database, Number.POSITIVE_INFINITY);
      return database;
    },
  };
}

/** Runs the indexer for so many turns of its loop, or until it has come up with the chain and has nothing left to do. */
export async function advance(
  { deployment, rpcUrl }: SimulatedChain,
  source: ChainSource,
  database: Database,
  turns: number,
): Promise<void> {
  await noteSource(database, { ...deployment, rpcUrl });
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
