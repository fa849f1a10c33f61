import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offer } from "./fees.ts";

const gwei = 1_000_000_000n;
const wei = fc.bigInt({ min: 0n, max: 10_000n * gwei });
const fees = fc.record({ maxFeePerGas: wei, tip: wei }).map(({ maxFeePerGas, tip }) => ({
  maxFeePerGas,
  maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas,
}));

describe("an offer", () => {
  test("never exceeds the cap, is never below the base fee, and its tip never exceeds the maximum", () => {
    fc.assert(
      fc.property(wei, wei, wei, fc.option(fees), (baseFee, tip, cap, replaced) => {
        const made = offer({ baseFee, tip }, cap, replaced);
        if (made === null) return;
        expect(made.maxFeePerGas).toBeLessThanOrEqual(cap);
        expect(made.maxFeePerGas).toBeGreaterThanOrEqual(baseFee);
        expect(made.maxPriorityFeePerGas).toBeLessThanOrEqual(made.maxFeePerGas);
      }),
    );
  });

  test("for a replacement raises both fees by an eighth, or is null", () => {
    fc.assert(
      fc.property(wei, wei, wei, fees, (baseFee, tip, cap, replaced) => {
        const made = offer({ baseFee, tip }, cap, replaced);
        if (made === null) return;
        expect(made.maxFeePerGas * 8n).toBeGreaterThanOrEqual(replaced.maxFeePerGas * 9n);
        expect(made.maxPriorityFeePerGas * 8n).toBeGreaterThanOrEqual(replaced.maxPriorityFeePerGas * 9n);
        expect(made.maxFeePerGas).toBeGreaterThan(replaced.maxFeePerGas);
        expect(made.maxPriorityFeePerGas).toBeGreaterThan(replaced.maxPriorityFeePerGas);
      }),
    );
  });

  test("exists whenever the cap allows it", () => {
    fc.assert(
      fc.property(wei, wei, wei, (baseFee, tip, room) => {
        expect(offer({ baseFee, tip }, baseFee + room, null)).not.toBeNull();
      }),
    );
  });

  test("covers a base fee twice as high", () => {
    expect(offer({ baseFee: 30n * gwei, tip: 25n * gwei }, 500n * gwei, null)).toEqual({
      maxFeePerGas: 85n * gwei,
      maxPriorityFeePerGas: 25n * gwei,
    });
  });

  test("is null while gas costs more than the cap", () => {
    expect(offer({ baseFee: 501n * gwei, tip: gwei }, 500n * gwei, null)).toBeNull();
  });
});
