import type { Token } from "@canopy/swap/types";
import { getAddress, numberToHex } from "viem";
import { describe, expect, test } from "vitest";
import { assetKey, findAssets, imitatedSymbol, includeAssets, listAssets, typedAddress } from "./assets.ts";

const token = (index: number, symbol: string, name: string): Token => ({
  address: getAddress(numberToHex(index, { size: 20 })),
  symbol,
  name,
  decimals: 18,
});
const wpol = token(1, "WPOL", "Wrapped POL");
const usdc = token(2, "USDC", "USD Coin");
const usdt = token(3, "USDT", "Tether USD");
const exchange = { wpol: wpol.address, tokens: [wpol, usdc, usdt] };
const odd = token(9, "ODD", "Odd token");
const symbols = (typed: string) => findAssets(listAssets(exchange, [odd]), typed).map(({ symbol }) => symbol);

describe("the list", () => {
  test("starts with POL, and ends with the remembered tokens", () => {
    expect(symbols("")).toEqual(["POL", "WPOL", "USDC", "USDT", "ODD"]);
  });

  test("has a remembered token once that is on the built-in list by now", () => {
    expect(listAssets(exchange, [usdc])).toHaveLength(4);
  });

  test("has a key of its own for each asset", () => {
    const keys = listAssets(exchange, [odd]).map(assetKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("a token of the form stays known after it is removed from the list", () => {
  const chosen = [
    { ...odd, isNative: false },
    { ...usdc, isNative: false },
  ];
  expect(includeAssets(listAssets(exchange, []), chosen)).toEqual(listAssets(exchange, [odd]));
});

test.each([
  ["usd", ["USDC", "USDT"]],
  ["POL", ["POL", "WPOL"]],
  ["tether", ["USDT"]],
  [` ${usdc.address.toLowerCase()} `, ["USDC"]],
  ["xyz", []],
])("%j finds %j", (typed, found) => {
  expect(symbols(typed)).toEqual(found);
});

test.each([
  ["usdc", "USDC"],
  ["u.s.d.c", "USDC"],
  ["pol", "POL"],
  ["COIN", null],
])("a token %s outside of the list can be mistaken for %s", (symbol, imitated) => {
  expect(imitatedSymbol(exchange, token(8, symbol, "Another token"))).toBe(imitated);
});

test("a listed token imitates nothing", () => {
  expect(imitatedSymbol(exchange, usdc)).toBeNull();
});

test.each([
  ["0x3c499c542cef5e3811e1192ce70d8cc03d5c3359", "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"],
  [" 0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359 ", "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"],
  ["0x3C499c542cEF5E3811e1192ce70d8cC03d5c3359", null],
  [`0x${"0".repeat(40)}`, null],
  ["0x1234", null],
  ["USDC", null],
])("the address in %j is %s", (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
