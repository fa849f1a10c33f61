import { toListings } from "@canopy/strategies/vault/listings";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { parseEther } from "viem";
import { expect, test } from "vitest";
import { listHoldings, tokenByNumber, tokenNumber, totalValue } from "./vault-tokens.ts";

const listings = toListings(localExchange);
const usdc = localAddress("usdc");

test("a token and its number in the vault's list are each other's", () => {
  const number = tokenNumber(listings, usdc);
  expect(number).not.toBeNull();
  expect(tokenByNumber(localExchange, listings, number ?? 0).symbol).toBe("USDC");
  expect(tokenNumber(listings, localAddress("dai"))).toBeNull();
});

test("lists holdings, and POL even if there is none", () => {
  const held = new Map([
    [usdc, 5_000_000n],
    [localAddress("weth"), 0n],
  ]);
  const holdings = listHoldings(localExchange, held, new Map([[usdc, parseEther("1")]]));
  expect(holdings.map(({ asset, amount, usd }) => [asset.symbol, amount, usd])).toEqual([
    ["USDC", 5_000_000n, parseEther("5")],
    ["POL", 0n, null],
  ]);
  expect(totalValue(holdings)).toBe(parseEther("5"));
});
