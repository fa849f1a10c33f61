import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { BATCH_GAS, splitBatches } from "./batches.ts";

const snapshotFile = new URL("../../../../contracts/snapshots/WorstCaseGas.json", import.meta.url);
const snapshotSchema = z.object({
  "distribute, the dearest id of a batch": z.coerce.number(),
  "distribute, the close that closes a rank window": z.coerce.number(),
});

const toIds = (length: number) => Array.from({ length }, (_, index) => index + 2);

test("keeps the order and all ids, and only the last batch can be small", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (length) => {
      const batches = splitBatches(toIds(length));
      expect(batches.flat()).toEqual(toIds(length));
      for (const batch of batches.slice(0, -1)) expect(batch.length).toBeGreaterThanOrEqual(50);
    }),
  );
});

test("returns one empty batch for a round without carries", () => {
  expect(splitBatches([])).toEqual([[]]);
});

test("fits batches of the dearest ids, and a close that closes a rank window, into the gas of a batch", () => {
  const batches = Array.from({ length: 200 }, (_, length) => splitBatches(toIds(length))).flat();
  const largest = Math.max(...batches.map(({ length }) => length));
  const worstCases = snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, "utf8")));
  const perId = worstCases["distribute, the dearest id of a batch"];
  const close = worstCases["distribute, the close that closes a rank window"];
  const gas = largest * perId + close;
  expect(gas).toBeLessThanOrEqual(Number(BATCH_GAS));
  expect(gas, "batches are smaller than necessary").toBeGreaterThan(0.9 * Number(BATCH_GAS));
});
