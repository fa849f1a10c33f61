import { findExchange } from "@canopy/swap/deployments";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../../i18n/locale.ts";
import { swapStart } from "./start.ts";

const polygon = findExchange(137);
if (polygon === null) throw new Error("Polygon has an exchange");
const exchange = polygon;
const unknown = "0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39";
const remembered = { address: unknown, symbol: "LINK", name: "ChainLink Token", decimals: 18 } as const;

const start = (query: string, tokens: Parameters<typeof swapStart>[1] = [], locale: Locale = "en") => {
  const { form, unknown: offered } = swapStart(exchange, tokens, new URLSearchParams(query), locale);
  const { from, to, side, typed } = form;
  return { pair: `${from.symbol} to ${to.symbol}`, side, typed, offered };
};

describe("the form at first", () => {
  test("sells POL for USDC", () => {
    expect(start("")).toEqual({ pair: "POL to USDC", side: "exactIn", typed: "", offered: null });
  });

  test.each([
    ["from=POL&to=WETH&amount=12.5", "POL to WETH"],
    ["from=USDC&amount=12.5", "USDC to POL"],
    ["to=POL&amount=12.5", "USDC to POL"],
    ["to=WPOL&amount=12.5", "USDC to WPOL"],
    ["from=POL&to=WPOL&amount=12.5", "POL to WPOL"],
  ])("a link with %s fills in %s", (query, pair) => {
    expect(start(query)).toEqual({ pair, side: "exactIn", typed: "12.5", offered: null });
  });

  test("an amount has the digits of the language", () => {
    expect(start("amount=12.5", [], "fa").typed).toBe("۱۲٫۵");
  });

  test("a token outside of the list is offered, not filled in", () => {
    expect(start(`from=USDC&to=${unknown}&side=exactOut&amount=3`)).toEqual({
      pair: "USDC to POL",
      side: "exactOut",
      typed: "3",
      offered: { end: "to", address: unknown },
    });
  });

  test("a token that this browser remembers is filled in", () => {
    expect(start(`to=${unknown}`, [remembered])).toMatchObject({ pair: "POL to LINK", offered: null });
  });
});
