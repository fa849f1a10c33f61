import { Gauge } from "prom-client";
import { lagOf, readState } from "../indexer/read-state.ts";
import type { Services } from "../services.ts";

/** Blocks are far below 2^53. */
const numberOf = (block: bigint | null) => (block === null ? Number.NaN : Number(block));

/** Tells how far the index and its chain are. Returns what looks anew. */
export function watchIndex(services: Services): () => Promise<void> {
  const registers = [services.metrics.registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const databaseUp = gauge("canopy_database_up", "1 while the database answers");
  const nodeUp = gauge("canopy_node_up", "1 while the node answers");
  const chainBlock = gauge("canopy_chain_block", "The newest block of the node");
  const indexBlock = gauge("canopy_index_block", "The newest block in the index");
  const lag = gauge("canopy_index_lag_blocks", "Blocks that the index is behind the node");
  const halted = gauge("canopy_index_halted", "1 while final blocks have changed: a person has to look");
  return async () => {
    const state = await readState(services);
    databaseUp.set(state.isDatabaseUp ? 1 : 0);
    nodeUp.set(state.isNodeUp ? 1 : 0);
    chainBlock.set(numberOf(state.chainBlock));
    indexBlock.set(numberOf(state.indexedBlock));
    lag.set(numberOf(lagOf(state)));
    halted.set(state.halted === null ? 0 : 1);
  };
}
