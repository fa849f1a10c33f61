import { BATCH_GAS } from "@canopy/protocol/settlement/batches";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBatchSize } from "./batch-size.ts";

test("halves a batch down to the plan's minimum when the node does not report its gas", () => {
  const size = createBatchSize();
  let tries = 0;
  for (let ids = size.size; size.shrink(ids, null, BATCH_GAS); ids = size.size) tries += 1;
  expect(size.size).toBe(50);
  expect(tries).toBeLessThan(6);
});

test("ignores a batch that was not full", () => {
  const size = createBatchSize();
  const start = size.size;
  size.fitted(start - 1, 1_000_000n, BATCH_GAS);
  expect(size.size).toBe(start);
  size.fitted(start, 1_000_000n, BATCH_GAS);
  expect(size.size).toBe(2 * start);
});

test("finds a fitting size in at most two attempts for any cost per id", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5_000, max: 140_000 }), { maxLength: 40 }), (costs) => {
      const size = createBatchSize();
      for (const cost of costs) {
        const gas = () => BigInt(cost) * BigInt(size.size) + 250_000n;
        if (gas() > BATCH_GAS) expect(size.shrink(size.size, gas(), BATCH_GAS)).toBe(true);
        expect(gas()).toBeLessThanOrEqual(BATCH_GAS);
        size.fitted(size.size, gas(), BATCH_GAS);
        expect(size.size).toBeLessThanOrEqual(2_000);
      }
    }),
  );
});
