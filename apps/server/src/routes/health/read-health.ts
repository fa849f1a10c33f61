import type { healthDataSchema } from "@canopy/shared/api/health";
import type { z } from "zod";
import { readSyncState } from "../../indexer/sync-state.ts";
import type { Services } from "../../services.ts";

/** Reads the state of database, node and index. Never rejects. */
export async function readHealth(
  services: Pick<Services, "database" | "chain">,
): Promise<z.infer<typeof healthDataSchema>> {
  const { isDatabaseUp, isNodeUp, indexedBlock, chainBlock, halted } = await readSyncState(services);
  const isIndexed = indexedBlock !== null && halted === null;
  return {
    status: isIndexed && isNodeUp ? "ok" : "degraded",
    database: isDatabaseUp,
    node: isNodeUp,
    indexedBlock: indexedBlock?.toString() ?? null,
    chainBlock: chainBlock?.toString() ?? null,
  };
}
