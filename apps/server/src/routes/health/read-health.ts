import type { healthDataSchema } from "@canopy/shared/api/health";
import type { z } from "zod";
import { findStaleCause, readSyncState, toHeadAge } from "../../indexer/sync-state.ts";
import type { Services } from "../../services.ts";

/** Reads the state of database, node and index. Never rejects. */
export async function readHealth(
  services: Pick<Services, "config" | "database" | "chain" | "now">,
): Promise<z.infer<typeof healthDataSchema>> {
  const state = await readSyncState(services);
  const { isDatabaseUp, isNodeUp, indexedBlock, indexedTime, chainBlock, halted } = state;
  const now = services.now();
  const cause = findStaleCause(state, services.config.chain.staleAfter, now);
  const isWorking = indexedBlock !== null && halted === null && isNodeUp;
  return {
    status: !isWorking ? "degraded" : cause === null ? "ok" : "behind",
    database: isDatabaseUp,
    node: isNodeUp,
    indexedBlock: indexedBlock?.toString() ?? null,
    chainBlock: chainBlock?.toString() ?? null,
    headAge: toHeadAge(state, now),
    stale: cause && { cause, asOf: indexedTime?.toISOString() ?? null },
  };
}
