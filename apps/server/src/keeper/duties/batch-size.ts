/** The plan accepts fewer ids only if they complete the round. This number always fits under the limit. */
const MINIMUM = 50;
const START = 400;
/** Ids of 32 bytes each: well below the 128 kB that nodes accept as a transaction. */
const MAXIMUM = 2_000;
/** The part of the gas limit to use, because the cost of batches varies. */
const AIM = 0.8;

/** Chooses the ids per `distribute` by the cost of the last batch, because ids differ in cost by a factor of twenty. */
export function createBatchSize() {
  let size = START;

  function aim(ids: number, gas: bigint, limit: bigint): void {
    const fitting = Math.floor((ids * AIM * Number(limit)) / Number(gas));
    size = Math.max(MINIMUM, Math.min(MAXIMUM, 2 * size, fitting));
  }

  return {
    get size(): number {
      return size;
    },
    /** Call it with a batch that fitted. It ignores batches that were not full. */
    fitted(ids: number, gas: bigint, limit: bigint): void {
      if (ids >= size) aim(ids, gas, limit);
    },
    /** Call it with a batch that did not fit; `gas` is null if unknown. Returns false at the minimum size. */
    shrink(ids: number, gas: bigint | null, limit: bigint): boolean {
      if (ids <= MINIMUM) return false;
      if (gas === null) size = Math.max(MINIMUM, Math.floor(ids / 2));
      else aim(ids, gas, limit);
      return true;
    },
  };
}

export type BatchSize = ReturnType<typeof createBatchSize>;
