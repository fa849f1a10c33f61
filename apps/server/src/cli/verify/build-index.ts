import type { Address } from "viem";
import { connectChain } from "../../chain/client.ts";
import { migrate } from "../../database/migrate.ts";
import { openTemporary } from "../../database/open-embedded.ts";
import type { OpenDatabase } from "../../database/postgres.ts";
import type { Database } from "../../database/tables.ts";
import { requireSameSource } from "../../indexer/index-source.ts";
import { runIndexer } from "../../indexer/run-indexer.ts";
import { type ChainSource, connectSource } from "../../indexer/source/chain-source.ts";
import { createLog } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { toRetryDelay } from "../../lib/retry-delay.ts";
import type { Node } from "./contract.ts";

/** Consecutive failures after which the command gives up. */
const MAXIMUM_FAILURES = 8;
const CONNECTIONS = 4;

export interface BuildOptions {
  node: Node;
  rpcUrl: string;
  plan: Address;
  plus: Address | null;
  /** The block of the plan's deployment. */
  planBlock: bigint;
  /** The last block of the index; null = the newest block of the node. */
  block: bigint | null;
  note: (progress: string) => void;
}

/**
 * Builds an index from the plans' events, in a temporary database.
 *
 * @throws OperatorError when the node does not return them
 */
export async function buildIndex(options: BuildOptions): Promise<OpenDatabase> {
  const open = await openTemporary(createLog("silent"), CONNECTIONS);
  try {
    await migrate(open.database);
    await fill(open.database, options);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function fill(database: Database, options: BuildOptions): Promise<void> {
  const { node, rpcUrl, plan, plus, planBlock, block, note } = options;
  const id = await node.getChainId();
  const chain = { id, plan, plus, planBlock };
  await requireSameSource(database, connectChain(rpcUrl), chain, { isIndexer: true });
  const source = connectSource(rpcUrl, { plan, plus });
  const stop = new AbortController();
  let gaveUp = false;
  await runIndexer({
    database,
    source: noting(block === null ? source : limitHead(source, block), note),
    planBlock,
    interval: 500,
    log: createLog("silent"),
    signal: stop.signal,
    onCaughtUp: ({ isComplete }) => {
      if (isComplete) stop.abort();
    },
    pause(failures) {
      gaveUp = failures >= MAXIMUM_FAILURES;
      if (gaveUp) stop.abort();
      return toRetryDelay(failures);
    },
  });
  if (gaveUp)
    throw new OperatorError("The node does not return the plans' events. Use another node, or retry later.");
}

/** The source with `last` as its newest block. */
function limitHead(source: ChainSource, last: bigint): ChainSource {
  return {
    ...source,
    async head(tag) {
      const head = await source.head(tag);
      if (head.number <= last) return head;
      const header = await source.header(last);
      if (header === null) throw new OperatorError(`The node has no block ${last}. Correct --block.`);
      return header;
    },
  };
}

function noting(source: ChainSource, note: (progress: string) => void): ChainSource {
  return {
    ...source,
    async readRangeLogs(from, to) {
      const logs = await source.readRangeLogs(from, to);
      note(`events up to block ${to}`);
      return logs;
    },
  };
}
