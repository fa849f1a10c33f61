import { connectChain } from "../../src/chain/client.ts";
import { readConfig } from "../../src/config/config.ts";
import type { Database } from "../../src/database/tables.ts";
import { requireSameSource } from "../../src/indexer/index-source.ts";
import { type IndexerOptions, runIndexer } from "../../src/indexer/run-indexer.ts";
import { type ChainSource, connectSource } from "../../src/indexer/source/chain-source.ts";
import { createLog } from "../../src/lib/log.ts";
import type { TestChain } from "./test-chain.ts";

type IndexedChain = Pick<TestChain, "rpcUrl" | "plan" | "plus" | "block">;

/** Indexes both plans until the indexer has caught up and done its deferred work. */
export async function runUntilCaughtUp(
  database: Database,
  chain: IndexedChain,
  source: ChainSource = connectSource(chain.rpcUrl, chain),
  backfill: IndexerOptions["backfill"] = {},
): Promise<void> {
  await storeSource(database, chain);
  const stop = new AbortController();
  await runIndexer({
    database,
    source,
    planBlock: chain.block,
    interval: 20,
    log: createLog("silent"),
    signal: stop.signal,
    backfill,
    onCaughtUp: ({ isComplete }) => {
      if (isComplete) stop.abort();
    },
  });
}

/** Stores the plans of the index, unless they are stored already. */
export async function storeSource(database: Database, chain: IndexedChain): Promise<void> {
  const stored = await database.selectFrom("index_source").select("chain_id").executeTakeFirst();
  if (stored !== undefined) return;
  const config = readConfig({
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PLAN_BLOCK: String(chain.block),
  }).chain;
  await requireSameSource(database, connectChain(chain.rpcUrl), config, { isIndexer: true });
}
