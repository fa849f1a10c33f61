import type { Hex } from "viem";
import type { Database } from "../database/tables.ts";
import { asHex } from "./as-hex.ts";
import type { ChainSource } from "./chain-source.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { FinalityBroken } from "./errors.ts";
import type { Header } from "./raw-log.ts";

/**
 * Walks back through the kept headers to the newest block that the node still has.
 *
 * @returns "node behind" when the node contradicts nothing, and has only not come so far yet
 * @throws FinalityBroken when the node has another block in place of the final one
 */
export async function findAncestor(
  database: Database,
  source: ChainSource,
  checkpoint: Checkpoint,
  head: Header,
): Promise<{ number: bigint; hash: Hex } | "node behind"> {
  const kept = await database
    .selectFrom("block_headers")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .execute();
  const oldest = kept.at(-1);
  if (head.number < checkpoint.number) {
    const own = kept.find(({ number }) => number === head.number);
    if (own?.hash === head.hash || oldest === undefined || head.number < oldest.number) return "node behind";
  }
  for (const { number, hash } of kept) {
    if (number > head.number) continue;
    const theirs = await source.header(number);
    // A node that does not know a block below its own head has not said that another one is there.
    if (theirs === null) return "node behind";
    if (theirs.hash === hash) return { number, hash: asHex(hash) };
  }
  throw new FinalityBroken(checkpoint.finalized);
}
