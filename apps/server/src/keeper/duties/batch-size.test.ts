import { BATCH_GAS } from "@canopy/protocol/settlement/batches";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBatchSize } from "./batch-size.ts";

test("when the node does not report the gas, a batch is halved, down to the smallest that the plan accepts", () => {
  const size = createBatchSize();
  let tries = 0;
  for (let ids = size.size; size.shrink(ids, null, BATCH_GAS); ids = size.size) tries += 1;
  expect(size.size).toBe(50);
  expect(tries).toBeLessThan(6);
});

test("a batch that was not full changes nothing", () => {
  const size = createBatchSize();
  const start = size.size;
  size.fitted(start - 1, 1_000_000n, BATCH_GAS);
  expect(size.size).toBe(start);
  size.fitted(start, 1_000_000n, BATCH_GAS);
  expect(size.size).toBe(2 * start);
});

test("a size that fits is found with the first or second try, however the cost of an id varies", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5_000, max: 110_000 }), { maxLength: 40 }), (costs) => {
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
