import { pino } from "pino";
import { connectChain } from "../../src/chain/client.ts";
import { readConfig } from "../../src/config/config.ts";
import type { Database } from "../../src/database/tables.ts";
import { requireSameSource } from "../../src/indexer/index-source.ts";
import { type IndexerOptions, runIndexer } from "../../src/indexer/run-indexer.ts";
import { type ChainSource, connectSource } from "../../src/indexer/source/chain-source.ts";
import type { TestChain } from "./test-chain.ts";

type IndexedChain = Pick<TestChain, "rpcUrl" | "plan" | "plus" | "block">;

/** Milliseconds without any news from the indexer after which it is stuck. */
const SILENCE = 40_000;

/**
 * Indexes both plans until the indexer has caught up and done its deferred work.
 *
 * @throws Error with the indexer's last lines when it is stuck, before the test times out without a reason
 */
export async function runUntilCaughtUp(
  database: Database,
  chain: IndexedChain,
  source: ChainSource = connectSource(chain.rpcUrl, chain),
  backfill: IndexerOptions["backfill"] = {},
): Promise<void> {
  await storeSource(database, chain);
  const stop = new AbortController();
  const lines: string[] = [];
  let isStuck = false;
  const giveUp = () => {
    isStuck = true;
    stop.abort();
  };
  let silence = setTimeout(giveUp, SILENCE);
  const write = (line: string) => {
    lines.push(line);
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE);
  };
  await runIndexer({
    database,
    source,
    planBlock: chain.block,
    interval: 20,
    log: pino({ level: "debug" }, { write }),
    signal: stop.signal,
    backfill,
    onCaughtUp: ({ isComplete }) => {
      if (isComplete) stop.abort();
    },
  }).finally(() => clearTimeout(silence));
  if (isStuck) throw new Error(`The indexer is stuck after ${lines.slice(-5).join("")}`);
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
