/** A batch with fewer ids is refused by the plan, unless it completes the round. */
const SMALLEST_BATCH = 50;

/** Gas of a whole `distribute`, at the most: Polygon takes transactions up to 16M, and this leaves room. */
export const BATCH_GAS = 12_000_000n;

/** Gas of everything but the nodes: the transaction itself, and closing the round. */
const FIXED_GAS = 250_000n;

/** Gas of a node whose member earns points for the first time ever, the dearest case. */
const NODE_GAS = 110_000n;

/** How many ids fit into a batch even if each is the dearest case. */
const LARGEST_BATCH = Number((BATCH_GAS - FIXED_GAS) / NODE_GAS);

/** Splits a carry list into what one `distribute` takes, in order. The last batch completes the round. */
export function batchesOf(ids: readonly number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / LARGEST_BATCH));
  const size = Math.max(SMALLEST_BATCH, Math.ceil(ids.length / count));
  const batches: number[][] = [];
  for (let from = 0; from < ids.length || batches.length === 0; from += size) {
    batches.push(ids.slice(from, from + size));
  }
  return batches;
}
