import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseFees } from "./fees.ts";

const gwei = 1_000_000_000n;
const wei = fc.bigInt({ min: 0n, max: 10_000n * gwei });
const fees = fc.record({ maxFeePerGas: wei, tip: wei }).map(({ maxFeePerGas, tip }) => ({
  maxFeePerGas,
  maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas,
}));

describe("the fees of a transaction", () => {
  test("never exceed the cap, are never below the base fee, and the tip never exceeds the maximum", () => {
    fc.assert(
      fc.property(wei, wei, wei, fc.option(fees), (baseFee, tip, cap, replaced) => {
        const made = chooseFees({ baseFee, tip }, cap, replaced);
        if (made === null) return;
        expect(made.maxFeePerGas).toBeLessThanOrEqual(cap);
        expect(made.maxFeePerGas).toBeGreaterThanOrEqual(baseFee);
        expect(made.maxPriorityFeePerGas).toBeLessThanOrEqual(made.maxFeePerGas);
      }),
    );
  });

  test("for a replacement are both an eighth higher, or null", () => {
    fc.assert(
      fc.property(wei, wei, wei, fees, (baseFee, tip, cap, replaced) => {
        const made = chooseFees({ baseFee, tip }, cap, replaced);
        if (made === null) return;
        expect(made.maxFeePerGas * 8n).toBeGreaterThanOrEqual(replaced.maxFeePerGas * 9n);
        expect(made.maxPriorityFeePerGas * 8n).toBeGreaterThanOrEqual(replaced.maxPriorityFeePerGas * 9n);
        expect(made.maxFeePerGas).toBeGreaterThan(replaced.maxFeePerGas);
        expect(made.maxPriorityFeePerGas).toBeGreaterThan(replaced.maxPriorityFeePerGas);
      }),
    );
  });

  test("exist whenever the cap allows them", () => {
    fc.assert(
      fc.property(wei, wei, wei, (baseFee, tip, room) => {
        expect(chooseFees({ baseFee, tip }, baseFee + room, null)).not.toBeNull();
      }),
    );
  });

  test("cover a base fee twice as high", () => {
    expect(chooseFees({ baseFee: 30n * gwei, tip: 25n * gwei }, 500n * gwei, null)).toEqual({
      maxFeePerGas: 85n * gwei,
      maxPriorityFeePerGas: 25n * gwei,
    });
  });

  test("are null while gas costs more than the cap", () => {
    expect(chooseFees({ baseFee: 501n * gwei, tip: gwei }, 500n * gwei, null)).toBeNull();
  });
});
