import type { Hex } from "viem";
import type { Checkpoint } from "../database/checkpoint.ts";
import { parseHex } from "../database/parse-hex.ts";
import type { Database } from "../database/tables.ts";
import { IndexHaltError } from "./derive/errors.ts";
import type { ChainSource } from "./source/chain-source.ts";
import type { Header } from "./source/raw-log.ts";

/** The node has other blocks in place of blocks that it had called final. */
export class FinalityBrokenError extends IndexHaltError {
  override readonly name = "FinalityBrokenError";

  constructor(finalized: bigint) {
    super(
      `The node's history differs from the indexed one at or below block ${finalized}, which was final. The index has stopped and is not repaired. If the node at RPC_URL is wrong, set RPC_URL to another node and restart. If the chain itself was rewritten, stop the indexer, run npm run admin -- index rewind, and start it again.`,
    );
  }
}

/**
 * Walks back through the stored headers to the newest block that the node still has.
 *
 * @returns "node behind" when the node contradicts nothing, but has not reached the checkpoint yet
 * @throws FinalityBrokenError when the node has another block in place of the final one
 */
export async function findAncestor(
  database: Database,
  source: ChainSource,
  checkpoint: Checkpoint,
  head: Header,
): Promise<{ number: bigint; hash: Hex; time: Date } | "node behind"> {
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
    // A node that lacks a block below its own head does not claim that there is another one.
    if (theirs === null) return "node behind";
    if (theirs.hash === hash) return { number, hash: parseHex(hash), time: theirs.time };
  }
  throw new FinalityBrokenError(checkpoint.finalized);
}
