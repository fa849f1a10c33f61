import { expect, test } from "vitest";
import { token } from "../../test/pool-model.ts";
import { findLookalike } from "./lookalike.ts";

const listed = ["USDC", "USDT", "WETH", "POL"].map((symbol, index) => ({
  address: token(index),
  symbol,
  name: symbol,
  decimals: 18,
}));

test.each([
  ["USDC", "USDC"],
  ["usdc", "USDC"],
  ["U.S.D.C ", "USDC"],
  ["USD\u0421", "USDC"], // a Cyrillic S
  ["\uff35\uff33\uff24\uff23", "USDC"], // wide letters
  ["U\u0301SDC", "USDC"],
  ["USD₮", "USDT"],
  ["P0L", "POL"],
  ["P\u039fL", "POL"], // a Greek O
])("%j looks like %s", (symbol, expected) => {
  expect(findLookalike(symbol, listed)?.symbol).toBe(expected);
});

test.each(["USDC2", "USD", "DAI", "WBTC", "", "🌳"])("%j looks like no listed token", (symbol) => {
  expect(findLookalike(symbol, listed)).toBeNull();
});
