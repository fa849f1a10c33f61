import fc from "fast-check";
import { expect, it } from "vitest";
import worstCases from "../../../../contracts/snapshots/WorstCaseGas.json" with { type: "json" };
import { BATCH_GAS, splitBatches } from "./batches.ts";

const toIds = (length: number) => Array.from({ length }, (_, index) => index + 2);

it("keeps the order and all ids, and only the last batch can be small", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (length) => {
      const batches = splitBatches(toIds(length));
      expect(batches.flat()).toEqual(toIds(length));
      for (const batch of batches.slice(0, -1)) expect(batch.length).toBeGreaterThanOrEqual(50);
    }),
  );
});

it("returns one empty batch for a round without carries", () => {
  expect(splitBatches([])).toEqual([[]]);
});

it("fits batches of the dearest ids, and a close that closes a rank window, into the gas of a batch", () => {
  const batches = Array.from({ length: 200 }, (_, length) => splitBatches(toIds(length))).flat();
  const largest = Math.max(...batches.map(({ length }) => length));
  const perId = Number(worstCases["distribute, the dearest id of a batch"]);
  const close = Number(worstCases["distribute, the close that closes a rank window"]);
  const gas = largest * perId + close;
  expect(gas).toBeLessThanOrEqual(Number(BATCH_GAS));
  expect(gas, "batches are smaller than necessary").toBeGreaterThan(0.9 * Number(BATCH_GAS));
});
