import { Gauge, type Registry } from "prom-client";
import type { ChainClient } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";
import { countBlocksBehind, readSyncState } from "../indexer/sync-state.ts";

/** Blocks are far below 2^53. */
const toNumber = (block: bigint | null) => (block === null ? Number.NaN : Number(block));

/** Adds gauges of the index and its chain to `registry`. Returns a function that refreshes them. */
export function watchIndex(
  registry: Registry,
  parts: { database: Database; chain: ChainClient },
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const databaseUp = gauge("canopy_database_up", "1 while the database answers");
  const nodeUp = gauge("canopy_node_up", "1 while the node answers");
  const chainBlock = gauge("canopy_chain_block", "The newest block of the node");
  const indexBlock = gauge("canopy_index_block", "The newest block in the index");
  const lag = gauge("canopy_index_lag_blocks", "Blocks that the index is behind the node");
  const halted = gauge(
    "canopy_index_halted",
    "1 while the index has stopped because final blocks changed: an operator has to act",
  );
  return async () => {
    const state = await readSyncState(parts);
    databaseUp.set(state.isDatabaseUp ? 1 : 0);
    nodeUp.set(state.isNodeUp ? 1 : 0);
    chainBlock.set(toNumber(state.chainBlock));
    indexBlock.set(toNumber(state.indexedBlock));
    lag.set(toNumber(countBlocksBehind(state)));
    halted.set(state.halted === null ? 0 : 1);
  };
}
