import { describe, expect, test } from "vitest";
import { usd } from "./parameters.ts";
import { requirePayment, unitsFor, weiFor } from "./prices.ts";

describe("weiFor", () => {
  test("rounds up", () => {
    expect(weiFor(usd(20), 3n * 10n ** 18n)).toBe(6_666_666_666_666_666_667n);
    expect(weiFor(usd(20), 2n * 10n ** 18n)).toBe(10n ** 19n);
  });
});

describe("requirePayment", () => {
  test("accepts the price and an excess of up to 2 %", () => {
    for (const value of [1_000n, 1_020n]) expect(() => requirePayment(value, 1_000n)).not.toThrow();
    for (const value of [999n, 1_021n]) {
      expect(() => requirePayment(value, 1_000n)).toThrow("wrong enter price");
    }
  });

  test("refuses every payment when there is no price", () => {
    expect(() => requirePayment(0n, 0n)).toThrow("wrong enter price");
  });
});

describe("unitsFor", () => {
  test("counts the units that a payment covers, with an excess of up to 2 %", () => {
    expect(unitsFor(3_000n, 1_000n, 5)).toBe(3);
    expect(unitsFor(5_100n, 1_000n, 5)).toBe(5);
  });

  test.each([999n, 3_061n, 6_000n])("refuses %i at 1,000 a unit and at most 5 units", (value) => {
    expect(() => unitsFor(value, 1_000n, 5)).toThrow("wrong enter price");
  });
});
