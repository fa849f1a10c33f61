import { BATCH_GAS } from "@canopy/protocol/settle/batches";

/** The plan takes fewer ids only from who completes the round; so many fit under the limit even in the dearest case. */
const SMALLEST = 50;
const START = 400;
/** Ids of 32 bytes each: well below the 128 kB that nodes take as a transaction. */
const LARGEST = 2_000;

/** How many ids to put into one `distribute`: what a node costs differs by a factor of twenty, so the last batch tells. */
export function createBatchSize() {
  let size = START;
  return {
    get size(): number {
      return size;
    },
    /** The batch took so much gas: a cheap one makes room for a larger one. */
    took(gas: bigint, ids: number): void {
      if (ids >= size && gas < BATCH_GAS / 3n) size = Math.min(LARGEST, size * 2);
    },
    /** A batch of `ids` was too dear. Returns false when it cannot be smaller. */
    halve(ids: number): boolean {
      if (ids <= SMALLEST) return false;
      size = Math.max(SMALLEST, Math.floor(ids / 2));
      return true;
    },
  };
}

export type BatchSize = ReturnType<typeof createBatchSize>;
