import { stat } from "node:fs/promises";
import { join } from "node:path";
import { chainFiles, inspectChain } from "./chain/state.ts";
import { readRecord, type WorldRecord } from "./world-record.ts";

/** What a start finds in the home: nothing, a world to continue, or one to set aside, and why. */
export type PreviousWorld =
  | { kind: "none" }
  | { kind: "whole"; record: WorldRecord; fromCopy: boolean }
  | { kind: "unusable"; reason: string };

/**
 * Inspects what an earlier start left.
 *
 * @param contracts hash of the current creation code
 */
export async function findPreviousWorld(home: string, contracts: string): Promise<PreviousWorld> {
  const [record, chain, index, oldIndex] = await Promise.all([
    readRecord(home),
    inspectChain(chainFiles(home)),
    stat(join(home, "db")).catch(() => undefined),
    // Up to version 0.1 the database was PGlite, whose files were in the folder itself.
    stat(join(home, "db", "PG_VERSION")).catch(() => undefined),
  ]);
  if (record === "missing") {
    if (chain === "missing" && index === undefined) return { kind: "none" };
    return {
      kind: "unusable",
      reason: "world.json is missing, so an earlier start did not finish or it was removed",
    };
  }
  if (record === "damaged") return { kind: "unusable", reason: "world.json cannot be read" };
  if (record.contracts !== contracts) {
    return { kind: "unusable", reason: "the contracts have changed since that world was made" };
  }
  if (oldIndex !== undefined) {
    return { kind: "unusable", reason: "its database was made by an earlier version" };
  }
  if (chain === "missing")
    return { kind: "unusable", reason: "the state of its chain (chain/state.json) is missing" };
  if (chain === "damaged")
    return { kind: "unusable", reason: "the state of its chain (chain/state.json) is damaged" };
  return { kind: "whole", record, fromCopy: chain === "copy" };
}
