import { MAXIMUM_SLIPPAGE, MINIMUM_SLIPPAGE } from "@canopy/swap/quotes/limits";
import { assert, integer, property } from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { KeyValueStorage } from "../../../lib/browser-storage.ts";
import {
  createSwapSettings,
  defaultSettings,
  slippageText,
  typedDeadline,
  typedSlippage,
} from "./swap-settings.ts";

function memoryStorage(stored: string | null = null): KeyValueStorage {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_, next) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
}

describe("the settings of a browser", () => {
  test("are 0.5 % and 10 minutes at first", () => {
    expect(createSwapSettings(memoryStorage()).getState()).toEqual({ slippage: 5_000, deadline: 10 });
  });

  test("are the saved ones after a reload", () => {
    const storage = memoryStorage();
    createSwapSettings(storage).save({ slippage: 20_000, deadline: 3 });
    expect(createSwapSettings(storage).getState()).toEqual({ slippage: 20_000, deadline: 3 });
  });

  test.each([
    "",
    "null",
    "{",
    "[]",
    '{"slippage":99,"deadline":10}',
    '{"slippage":500001,"deadline":10}',
    '{"slippage":5000.5,"deadline":10}',
    '{"slippage":5000,"deadline":0}',
    '{"slippage":5000,"deadline":61}',
    '{"slippage":"5000","deadline":10}',
  ])("are the default ones when %j is stored", (stored) => {
    expect(createSwapSettings(memoryStorage(stored)).getState()).toEqual(defaultSettings);
  });

  test("hold without storage, and listeners hear of them", () => {
    const full: KeyValueStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    const store = createSwapSettings(full);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.save({ slippage: 1_000, deadline: 5 });
    expect(store.getState()).toEqual({ slippage: 1_000, deadline: 5 });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.save(defaultSettings);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("a typed slippage", () => {
  test.each([
    ["0.5", 5_000],
    ["0.01", 100],
    ["50", 500_000],
    ["۰٫۵", 5_000],
    [" 1 ", 10_000],
  ])("%j is %i millionths", (typed, slippage) => expect(typedSlippage(typed)).toBe(slippage));

  test.each(["", "0", "0.009", "50.01", "0.00001", "-1", "1%", "1,5"])("%j is invalid", (typed) =>
    expect(typedSlippage(typed)).toBeNull());

  test("is read from the text that shows it", () => {
    assert(
      property(integer({ min: MINIMUM_SLIPPAGE, max: MAXIMUM_SLIPPAGE }), (slippage) => {
        expect(typedSlippage(slippageText(slippage))).toBe(slippage);
      }),
    );
  });
});

test.each([
  ["1", 1],
  ["60", 60],
  ["۱۰", 10],
  ["0", null],
  ["61", null],
  ["1.5", null],
  ["", null],
])("a typed deadline of %j is %j minutes", (typed, minutes) => {
  expect(typedDeadline(typed)).toBe(minutes);
});
