/** The plan refuses a batch with fewer ids, unless it completes the round. */
const SMALLEST_BATCH = 50;

/** Most gas of one `distribute`. Polygon accepts transactions up to 16M; this leaves a margin. */
export const BATCH_GAS = 12_000_000n;

/** Gas without the nodes: the transaction itself, and closing the round. */
const FIXED_GAS = 250_000n;

/**
 * Gas of a dear id: its upline gets the first points ever, and has five purchases to credit. `WorstCaseGas.t.sol` measures it as the
 * difference of two batches in cold storage, one of which has this id; `snapshots/WorstCaseGas.json` holds the result. An id costs more
 * if its upline also gets flash, or is the first of eight in a slot of `_pointy`: the margin of `BATCH_GAS` covers that.
 */
const NODE_GAS = 140_000n;

/** Ids that fit into a batch if each is the most expensive case. */
const LARGEST_BATCH = Number((BATCH_GAS - FIXED_GAS) / NODE_GAS);

/** Splits a carry list into batches for `distribute`, in order. The last batch completes the round. */
export function splitBatches(ids: readonly number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / LARGEST_BATCH));
  const size = Math.max(SMALLEST_BATCH, Math.ceil(ids.length / count));
  const batches: number[][] = [];
  for (let from = 0; from < ids.length || batches.length === 0; from += size) {
    batches.push(ids.slice(from, from + size));
  }
  return batches;
}
