import type { Hex } from "viem";
import { asHex } from "./as-hex.ts";
import type { Database } from "./tables.ts";

/** How far the index is. Blocks up to `finalized` never change. */
export interface Checkpoint {
  number: bigint;
  hash: Hex;
  finalized: bigint;
}

export async function readCheckpoint(database: Database): Promise<Checkpoint | null> {
  const row = await database.selectFrom("index_checkpoint").selectAll().executeTakeFirst();
  if (row === undefined) return null;
  return { number: row.block_number, hash: asHex(row.block_hash), finalized: row.finalized_number };
}
