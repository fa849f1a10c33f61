import type { PriceFeed } from "@canopy/swap/types";
import { type Address, encodeAbiParameters, parseAbiParameters } from "viem";
import { expect, test } from "vitest";
import { feedCalls, parsePrices } from "./feeds.ts";

const token: Address = "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359";
const feed: PriceFeed = {
  token,
  feed: "0xfE4A8cc5b5B2366C1B58Bea3858e81843581b2F7",
  descriptions: ["USDC / USD", "USD Coin / USD"],
  maximumAge: 3_600,
};
const now = 1_800_000_000;

const round = (answer: bigint, updatedAt: number) => ({
  success: true,
  data: encodeAbiParameters(parseAbiParameters("uint80, int256, uint256, uint256, uint80"), [
    7n,
    answer,
    0n,
    BigInt(updatedAt),
    7n,
  ]),
});
const decimals = (count: number) => ({
  success: true,
  data: encodeAbiParameters([{ type: "uint8" }], [count]),
});
const described = (text: string) => ({
  success: true,
  data: encodeAbiParameters([{ type: "string" }], [text]),
});
const usdc = described("USDC / USD");
/** What a call of an address without a contract returns. */
const codeless = { success: true, data: "0x" } as const;
const failed = { success: false, data: "0x" } as const;

test("asks each feed for its price, its decimals and its description", () => {
  expect(feedCalls([feed])).toEqual([
    { to: feed.feed, data: "0xfeaf968c" },
    { to: feed.feed, data: "0x313ce567" },
    { to: feed.feed, data: "0x7284e416" },
  ]);
});

test("a price has 18 decimals, whatever the feed has", () => {
  expect(parsePrices([feed], [round(99_990_000n, now), decimals(8), usdc], now).get(token)).toBe(
    999_900_000_000_000_000n,
  );
});

test("a price is known until it is older than the feed allows", () => {
  const at = (updatedAt: number) =>
    parsePrices([feed], [round(10n ** 8n, updatedAt), decimals(8), usdc], now);
  expect(at(now - 3_600).size).toBe(1);
  expect(at(now - 3_601).size).toBe(0);
});

test.each([
  ["an answer of 0", [round(0n, now), decimals(8), usdc]],
  ["a negative answer", [round(-1n, now), decimals(8), usdc]],
  ["a failed call", [failed, decimals(8), usdc]],
  ["unknown decimals", [round(10n ** 8n, now), failed, usdc]],
  ["more than 18 decimals", [round(10n ** 8n, now), decimals(19), usdc]],
  ["an answer of another contract", [{ success: true, data: "0x01" } as const, decimals(8), usdc]],
  ["a feed of another price", [round(10n ** 8n, now), decimals(8), described("USDT / USD")]],
  ["a feed that does not describe itself", [round(10n ** 8n, now), decimals(8), failed]],
  ["an address without code", [codeless, codeless, codeless]],
  ["no answer", []],
])("%s is no price", (_, results) => {
  expect(parsePrices([feed], results, now).size).toBe(0);
});

test("a feed may have an earlier description of the same price", () => {
  const results = [round(10n ** 8n, now), decimals(8), described("USD Coin / USD")];
  expect(parsePrices([feed], results, now).size).toBe(1);
});

test("a failed feed does not change the others", () => {
  const other: PriceFeed = { ...feed, token: "0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270" };
  const fine = [round(10n ** 8n, now), decimals(8), usdc];
  const prices = parsePrices([feed, other], [failed, failed, failed, ...fine], now);
  expect([...prices]).toEqual([[other.token, 10n ** 18n]]);
});
