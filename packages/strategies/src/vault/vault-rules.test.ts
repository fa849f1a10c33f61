import { assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { someParameters } from "../../test/arbitrary-candles.ts";
import { kinds } from "../kinds/kinds.ts";
import { toUnits } from "./units.ts";
import { canGoLive, toVaultRules, WHOLE_BALANCE } from "./vault-rules.ts";

const pair = { baseDecimals: 18, quoteDecimals: 6, price: 100 };

describe("rules of the vault", () => {
  test("DCA sells one of the tokens at its interval", () => {
    const parameters = { side: "buy", amount: 12.5, interval: 86_400, times: 30 };
    expect(toVaultRules("dca", parameters, pair)).toEqual([
      {
        kind: "dca",
        sells: "quote",
        amount: 12_500_000n,
        trigger: 0n,
        second: 0n,
        interval: 86_400,
        left: 30,
        flipped: false,
      },
    ]);
    expect(toVaultRules("dca", { ...parameters, times: null }, pair)[0]?.left).toBe(0);
    expect(toVaultRules("dca", { ...parameters, side: "sell" }, pair)[0]).toMatchObject({
      sells: "base",
      amount: 125n * 10n ** 17n,
    });
  });

  test("stop and take profit sell the base token once", () => {
    expect(toVaultRules("stop-loss", { trigger: 0.1, amount: "all" }, pair)).toMatchObject([
      { kind: "stop", sells: "base", amount: WHOLE_BALANCE, trigger: 10n ** 17n, left: 1 },
    ]);
    expect(toVaultRules("take-profit", { trigger: 250, amount: 2 }, pair)).toMatchObject([
      { kind: "take profit", sells: "base", amount: 2n * 10n ** 18n, trigger: 250n * 10n ** 18n, left: 1 },
    ]);
  });

  test("a grid is a rule for each level, and those below the price wait to buy", () => {
    const rules = toVaultRules("grid", { low: 80, high: 120, levels: 4, amount: 1 }, pair);
    expect(
      rules.map(({ trigger, second, flipped }) => [trigger / 10n ** 18n, second / 10n ** 18n, flipped]),
    ).toEqual([
      [90n, 80n, true],
      [100n, 90n, true],
      [110n, 100n, false],
      [120n, 110n, false],
    ]);
  });

  test("a rebalance is a rule for each direction", () => {
    const parameters = { target: 0.6, band: 0.05, mostBase: 1, mostQuote: 200 };
    expect(toVaultRules("rebalance", parameters, pair)).toMatchObject([
      { sells: "base", amount: 10n ** 18n, trigger: 6_000n, second: 500n },
      { sells: "quote", amount: 200_000_000n, trigger: 4_000n, second: 500n },
    ]);
  });

  test.each([1e-7, 1e33])("an amount of %d is refused: the vault has no number for it", (amount) => {
    expect(() => toVaultRules("dca", { side: "buy", amount, interval: 60, times: null }, pair)).toThrow(
      "too small",
    );
  });

  test.each(kinds)("%s has rules if and only if it can go live", (kind) => {
    for (const parameters of someParameters[kind]) {
      if (canGoLive(kind)) expect(toVaultRules(kind, parameters, pair).length).toBeGreaterThan(0);
      else expect(() => toVaultRules(kind, parameters, pair)).toThrow("No rule of the vault");
    }
  });
});

describe("units", () => {
  test.each([
    [0.1, 18, 10n ** 17n],
    [1e-7, 6, 0n],
    [1e-7, 18, 10n ** 11n],
    [1.9999999, 6, 1_999_999n],
    [1e21, 6, 10n ** 27n],
    [1.5e300, 0, 15n * 10n ** 299n],
    [0, 18, 0n],
  ])("%d with %i decimals", (value, decimals, expected) => {
    expect(toUnits(value, decimals)).toBe(expected);
  });

  test("are exact for what a person types, and never more than the number", () => {
    assert(
      property(integer({ min: 0, max: 2 ** 50 }), integer({ min: 0, max: 6 }), (whole, decimals) => {
        expect(toUnits(whole / 10 ** decimals, decimals)).toBe(BigInt(whole));
      }),
    );
    assert(
      property(double({ min: 0, max: 1e15, noNaN: true }), (value) => {
        const rest = value - Number(toUnits(value, 6)) / 1e6;
        expect(rest).toBeGreaterThan(-1e-9 * Math.max(1, value));
        expect(rest).toBeLessThan(1.000001e-6 + 1e-9 * value);
      }),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("%d is not an amount", (value) => {
    expect(() => toUnits(value, 18)).toThrow("is not an amount");
  });
});
