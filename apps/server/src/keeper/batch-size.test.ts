import { BATCH_GAS } from "@canopy/protocol/settle/batches";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBatchSize } from "./batch-size.ts";

test("a batch that is too dear is halved, down to the smallest that the plan takes", () => {
  const size = createBatchSize();
  let tries = 0;
  for (let ids = size.size; size.halve(ids); ids = size.size) tries += 1;
  expect(size.size).toBe(50);
  expect(tries).toBeLessThan(6);
});

test("cheap batches grow, and small ones prove nothing", () => {
  const size = createBatchSize();
  const start = size.size;
  size.took(1_000_000n, start - 1);
  expect(size.size).toBe(start);
  size.took(BATCH_GAS / 2n, start);
  expect(size.size).toBe(start);
  size.took(1_000_000n, start);
  expect(size.size).toBe(2 * start);
});

test("whatever a node costs, a size that fits is found and none is above what a transaction takes", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5_000, max: 110_000 }), { maxLength: 40 }), (costs) => {
      const size = createBatchSize();
      for (const cost of costs) {
        const gas = () => BigInt(cost) * BigInt(size.size) + 250_000n;
        while (gas() > BATCH_GAS) expect(size.halve(size.size)).toBe(true);
        size.took(gas(), size.size);
        expect(size.size).toBeLessThanOrEqual(2_000);
      }
    }),
  );
});
