import { toListings } from "@canopy/strategies/vault/listings";
import { unpackPrice } from "@canopy/strategies/vault/packed-price";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { parseEther, parseUnits } from "viem";
import { describe, expect, test } from "vitest";
import { feedPrice, isSameRule, toOnChain, toRules } from "./live-rules.ts";

const market = {
  base: { symbol: "WETH", address: localAddress("weth"), decimals: 18 },
  quote: { symbol: "USDC", address: localAddress("usdc"), decimals: 6 },
};
const addresses = { listings: toListings(localExchange) };
const findTokenNumber = (name: "weth" | "usdc") =>
  addresses.listings.findIndex(({ token }) => token === localAddress(name)) + 1;
const price = parseEther("2950");
const terms = { venue: "uniswap", poolFee: 500, via: null, slippage: 50, fee: parseEther("0.02") } as const;
const dca = { side: "buy", amount: 50, interval: 86_400, times: null };

describe("a rule of a paper bot", () => {
  test("is the same on the chain, and a jump counts from the price of now", () => {
    const [rule] = toRules({ kind: "dca" }, dca, market, price) ?? [];
    const onChain = rule && toOnChain(rule, market, addresses, terms, price);
    expect(onChain).toMatchObject({
      ...{
        kind: 1,
        tokenIn: findTokenNumber("usdc"),
        tokenOut: findTokenNumber("weth"),
        amount: parseUnits("50", 6),
      },
      ...{ interval: 86_400, slippage: 50, poolFee: 500, fee: parseEther("0.02"), notBefore: 0 },
    });
    // One USDC in WETH.
    expect(unpackPrice(onChain?.lastPrice ?? 0n)).toBeGreaterThan(338_000_000_000_000n);
    expect(unpackPrice(onChain?.lastPrice ?? 0n)).toBeLessThan(339_000_000_000_000n);
  });

  test("with a trigger has no price to jump from: it waits for one that is far away", () => {
    const [rule] = toRules({ kind: "stop-loss" }, { trigger: 2_000, amount: "all" }, market, price) ?? [];
    expect(rule && toOnChain(rule, market, addresses, terms, price)?.lastPrice).toBe(0n);
  });

  test("is refused for amounts and tokens that the vault does not know", () => {
    expect(toRules({ kind: "dca" }, { ...dca, amount: 1e-9 }, market, price)).toBeNull();
    expect(toRules({ kind: "bollinger" }, { period: 20, width: 2 }, market, price)).toBeNull();
    const [rule] = toRules({ kind: "dca" }, dca, market, price) ?? [];
    expect(rule && toOnChain(rule, market, { listings: [] }, terms, price)).toBeNull();
  });

  test("is recognised in the vault by what it does, whatever its state is", () => {
    const [one, other] = (
      toRules({ kind: "grid" }, { low: 2_700, high: 3_100, levels: 2, amount: 0.1 }, market, price) ?? []
    ).flatMap((rule) => toOnChain(rule, market, addresses, terms, price) ?? []);
    if (one === undefined || other === undefined) throw new Error("The grid has two levels");
    expect(isSameRule(one, { ...one, flipped: !one.flipped, lastPrice: 7n })).toBe(true);
    expect(isSameRule(one, other)).toBe(false);
  });
});

test("a market's price is that of both feeds", () => {
  const prices = new Map([
    [localAddress("weth"), parseEther("3000")],
    [localAddress("usdc"), parseEther("0.5")],
  ]);
  expect(feedPrice(market, prices)).toBe(parseEther("6000"));
  expect(feedPrice(market, new Map())).toBeNull();
});
