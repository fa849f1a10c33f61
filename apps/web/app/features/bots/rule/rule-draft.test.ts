import { kinds } from "@canopy/strategies/kinds/kinds";
import { assert, constantFrom, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldValue, listFields, withValue } from "./fields.ts";
import { findPreset, presetNames, presetValues } from "./presets.ts";
import { firstDraft, type RuleDraft, toBotSetup, toFieldScale, withKind } from "./rule-draft.ts";

const prices = double({ min: 1e-5, max: 1e6, noNaN: true });

describe("presets", () => {
  test("of all kinds can run at any price, and are recognised", () => {
    assert(
      property(constantFrom(...kinds), constantFrom(...presetNames), prices, (kind, preset, price) => {
        const draft = withKind(firstDraft("dca", price), kind, price);
        const values = presetValues(kind, preset, toFieldScale(draft, price));
        expect(typeof toBotSetup({ ...draft, values }, price, true)).toBe("object");
        expect(findPreset(kind, values, toFieldScale(draft, price))).toBe(preset);
      }),
    );
  });

  test("have values for every field of the kind", () => {
    for (const kind of kinds) {
      const draft = firstDraft(kind, 0.5);
      for (const { name, values } of listFields(kind, draft.values, toFieldScale(draft, 0.5))) {
        const value = fieldValue(draft.values, name);
        expect([kind, name, value >= (values.at(0) ?? 0) && value <= (values.at(-1) ?? 0)]).toEqual([
          kind,
          name,
          true,
        ]);
      }
    }
  });

  test("another number is not a preset", () => {
    const draft = firstDraft("grid", 0.5);
    expect(findPreset("grid", { ...draft.values, levels: 9 }, toFieldScale(draft, 0.5))).toBeNull();
  });
});

describe("a setup", () => {
  test("starts with the tokens that the rule sells", () => {
    const start = (draft: RuleDraft) => {
      const setup = toBotSetup(draft, 0.5, true);
      return typeof setup === "string" ? setup : setup.settings.start;
    };
    expect(start(firstDraft("dca", 0.5))).toEqual({ base: 0, quote: 1_000 });
    expect(start(firstDraft("stop-loss", 0.5))).toEqual({ base: 2_000, quote: 0 });
    expect(start(firstDraft("grid", 0.5))).toEqual({ base: 1_000, quote: 500 });
  });

  test("of candles without volumes has no cap and no impact", () => {
    expect(toBotSetup(firstDraft("dca", 1), 1, false)).toMatchObject({
      settings: { costs: { volumeShare: null, impact: 0 } },
    });
  });

  test.each([
    ["grid", { low: 2, high: 1, levels: 3, amount: 1 }, "order"],
    ["average-cross", { fast: 20, slow: 10 }, "order"],
    ["rebalance", { target: 0.05, band: 0.1, mostBase: 1, mostQuote: 1 }, "band"],
    ["dca", { side: "buy", amount: 0, interval: 60, times: null }, "number"],
    ["dca", { side: "buy", amount: 5, interval: 1, times: null }, "number"],
    ["bollinger", { period: 20, width: 11 }, "number"],
  ] as const)("of a %s with %o can't run", (kind, values, error) => {
    expect(toBotSetup({ ...firstDraft(kind, 1), values }, 1, true)).toBe(error);
  });

  test("needs money", () => {
    expect(toBotSetup({ ...firstDraft("dca", 1), startValue: 0 }, 1, true)).toBe("start");
  });
});

test("the largest sale of a rebalance is worth the same in both tokens", () => {
  const values = withValue({ target: 0.5, band: 0.1 }, "mostQuote", 50, { price: 0.5, startValue: 1_000 });
  expect(values).toMatchObject({ mostQuote: 50, mostBase: 100 });
});
