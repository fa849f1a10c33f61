/** The plan takes fewer ids only in a batch that completes the round; so many always fit under the limit. */
const SMALLEST = 50;
const START = 400;
/** Ids of 32 bytes each: well below the 128 kB that nodes accept as a transaction. */
const LARGEST = 2_000;
/** The part of the limit that a batch aims at: no two batches cost the same. */
const AIM = 0.8;

/** How many ids to put into one `distribute`. The cost of an id varies by a factor of twenty, so the last batch decides. */
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
    /** A batch did not fit; `gas` is null when the node did not report it. Returns false when it cannot be smaller. */
    shrink(ids: number, gas: bigint | null, limit: bigint): boolean {
      if (ids <= SMALLEST) return false;
      if (gas === null) size = Math.max(SMALLEST, Math.floor(ids / 2));
      else aim(ids, gas, limit);
      return true;
    },
  };
}

export type BatchSize = ReturnType<typeof createBatchSize>;
