import { parseEther } from "viem";
import { expect, test } from "vitest";
import { toTradeLimits } from "./trade-limits.ts";

/** 0.3 % for pools, 0.1 % of impact. */
const cost = { keeper: 20_000, pools: 3_000, impact: 1_000, total: 24_000 };
const terms = { value: parseEther("100"), cost, slippage: 50 };
const caps = { spendADay: 100_000_000n, lossADay: 400_000n };

test("a trade within every limit has no warning", () => {
  expect(toTradeLimits(terms, caps)).toEqual([]);
});

test("a slippage below what pools take, whatever the keeper takes", () => {
  expect(toTradeLimits({ ...terms, slippage: 40 }, caps)).toEqual([]);
  expect(toTradeLimits({ ...terms, slippage: 39 }, caps)).toEqual(["slippage"]);
});

test("a trade above what a day may sell, or lose", () => {
  expect(toTradeLimits(terms, { ...caps, spendADay: 99_999_999n })).toEqual(["spend"]);
  expect(toTradeLimits(terms, { ...caps, lossADay: 399_999n })).toEqual(["loss"]);
  expect(toTradeLimits(terms, { spendADay: 0n, lossADay: 0n })).toEqual(["spend", "loss"]);
});

test("a rule that sells all does it in pieces", () => {
  expect(toTradeLimits({ ...terms, value: null }, { spendADay: 1n, lossADay: 1n })).toEqual([]);
});
