/** The plan takes fewer ids only from who completes the round; so many fit under the limit even in the dearest case. */
const SMALLEST = 50;
const START = 400;
/** Ids of 32 bytes each: well below the 128 kB that nodes take as a transaction. */
const LARGEST = 2_000;
/** The part of the limit that a batch aims at: no two batches cost the same. */
const AIM = 0.8;

/** How many ids to put into one `distribute`: what an id costs differs by a factor of twenty, so the last batch tells. */
export function createBatchSize() {
  let size = START;

  function aim(ids: number, gas: bigint, limit: bigint): void {
    const fitting = Math.floor((ids * AIM * Number(limit)) / Number(gas));
    size = Math.max(SMALLEST, Math.min(LARGEST, 2 * size, fitting));
  }

  return {
    get size(): number {
      return size;
    },
    /** A batch fitted. One that was not full says nothing about a full one. */
    fitted(ids: number, gas: bigint, limit: bigint): void {
      if (ids >= size) aim(ids, gas, limit);
    },
    /**
     * A batch was too dear; its gas is null where the node did not even tell it. Returns false when none can be smaller.
     */
    tooDear(ids: number, gas: bigint | null, limit: bigint): boolean {
      if (ids <= SMALLEST) return false;
      if (gas === null) size = Math.max(SMALLEST, Math.floor(ids / 2));
      else aim(ids, gas, limit);
      return true;
    },
  };
}

export type BatchSize = ReturnType<typeof createBatchSize>;
