import type { Database } from "../database/tables.ts";
import { type ChainSource, connectSource } from "../indexer/chain-source.ts";
import { runIndexer } from "../indexer/run-indexer.ts";
import { createLog } from "../log.ts";
import type { TestChain } from "./test-chain.ts";

/** Runs the indexer until it has come up with the chain. */
export async function runUntilCaughtUp(
  database: Database,
  chain: TestChain,
  source: ChainSource = connectSource(chain.rpcUrl, chain.plan),
): Promise<void> {
  const stop = new AbortController();
  await runIndexer({
    database,
    source,
    planBlock: chain.block,
    interval: 20,
    log: createLog("silent"),
    signal: stop.signal,
    onCaughtUp: () => stop.abort(),
  });
}
