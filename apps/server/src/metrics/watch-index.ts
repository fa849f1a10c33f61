import { Gauge, type Registry } from "prom-client";
import type { ChainClient } from "../chain/client.ts";
import type { NodeGroup } from "../chain/node-group.ts";
import type { Database } from "../database/tables.ts";
import { readRebuildProgress } from "../indexer/rebuild/progress.ts";
import {
  countBlocksBehind,
  findStaleCause,
  readSyncState,
  toHeadAge,
  tryRead,
} from "../indexer/sync-state.ts";
import { readTreeLags } from "../indexer/tree/closed-rounds.ts";
import { readReportLags } from "../report/store-report.ts";

/** Blocks are far below 2^53. */
const toNumber = (block: bigint | null) => (block === null ? Number.NaN : Number(block));

/** Adds gauges of the index and its chain to `registry`. Returns a function that refreshes them. */
export function watchIndex(
  registry: Registry,
  {
    nodes,
    staleAfter,
    ...parts
  }: { database: Database; chain: ChainClient; nodes: NodeGroup; staleAfter: number | null },
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
  const headAge = gauge(
    "canopy_chain_head_age_seconds",
    "Seconds since the newest block of the node; NaN while it does not respond",
  );
  const stale = gauge(
    "canopy_figures_stale",
    "1 while the figures of the API are older than STALE_AFTER_SECONDS",
  );
  const reportLag = new Gauge({
    name: "canopy_report_lag_seconds",
    help: "Seconds from the block of the newest report to the newest block in the index, by plan",
    labelNames: ["plan"],
    registers,
  });
  const treeLag = new Gauge({
    name: "canopy_tree_lag_rounds",
    help: "Rounds that the newest tree is behind the newest closed round, by plan",
    labelNames: ["plan"],
    registers,
  });
  const rebuilt = gauge(
    "canopy_rebuild_events",
    "Stored events that a rebuild of the index has derived; NaN without one",
  );
  const toRebuild = gauge("canopy_rebuild_stored_events", "Stored events of that rebuild");
  const nodeUsable = new Gauge({
    name: "canopy_rpc_node_usable",
    help: "1 while a node of RPC_URL or RPC_URLS answers, keeps up and agrees with the others",
    labelNames: ["node"],
    registers,
  });
  const nodeInUse = new Gauge({
    name: "canopy_rpc_node_in_use",
    help: "1 for the node that this process asks",
    labelNames: ["node"],
    registers,
  });
  return async () => {
    for (const { name, state, isInUse } of nodes.status()) {
      nodeUsable.set({ node: name }, state === "ok" ? 1 : 0);
      nodeInUse.set({ node: name }, isInUse ? 1 : 0);
    }
    const state = await readSyncState(parts);
    const rebuild = await tryRead(readRebuildProgress(parts.database));
    for (const { plan, seconds } of (await tryRead(readReportLags(parts.database))) ?? [])
      reportLag.set({ plan }, seconds);
    for (const { plan, rounds } of (await tryRead(readTreeLags(parts.database))) ?? [])
      treeLag.set({ plan }, rounds);
    rebuilt.set(rebuild?.events ?? Number.NaN);
    toRebuild.set(rebuild?.total ?? Number.NaN);
    databaseUp.set(state.isDatabaseUp ? 1 : 0);
    nodeUp.set(state.isNodeUp ? 1 : 0);
    chainBlock.set(toNumber(state.chainBlock));
    indexBlock.set(toNumber(state.indexedBlock));
    lag.set(toNumber(countBlocksBehind(state)));
    headAge.set(toHeadAge(state, new Date()) ?? Number.NaN);
    stale.set(findStaleCause(state, staleAfter, new Date()) === null ? 0 : 1);
    halted.set(state.halted === null ? 0 : 1);
  };
}
