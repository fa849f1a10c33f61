import { toListings } from "@canopy/strategies/vault/listings";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { parseEther, parseUnits } from "viem";
import { expect, test } from "vitest";
import { tokenByNumber } from "../state/vault-tokens.ts";
import { leastCost, spentByTrade } from "./least-cost.ts";

const listings = toListings(localExchange);
const token = (name: "usdc" | "weth") =>
  tokenByNumber(localExchange, listings, listings.findIndex((one) => one.token === localAddress(name)) + 1);
const [usdc, weth] = [token("usdc"), token("weth")];
const prices = new Map([
  [usdc.address, parseEther("1")],
  [weth.address, parseEther("3000")],
]);
const selling = { from: weth, to: usdc };

test("a trade costs at least the fees of Uniswap's pools; QuickSwap's are not in the rule", () => {
  const route = { venue: 0, poolFee: 500, via: 0, viaFee: 10_000 };
  expect(leastCost(route).pools).toBe(500);
  expect(leastCost({ ...route, via: 4 }).pools).toBe(10_495);
  expect(leastCost({ ...route, venue: 1 }).total).toBe(0);
});

test("a trade counts at its trigger, where that is what it can sell at", () => {
  const amount = parseEther("0.1");
  const spent = (kind: number, trigger: string) =>
    spentByTrade({ kind, amount, trigger: parseEther(trigger) }, selling, prices);
  expect(spent(1, "0")).toBe(parseEther("300"));
  expect(spent(2, "2400")).toBe(parseEther("240"));
  expect(spent(3, "3500")).toBe(parseEther("350"));
  expect(spent(4, "2900")).toBe(parseEther("300"));
  const buying = { kind: 1, amount: parseUnits("50", 6), trigger: 0n };
  expect(spentByTrade(buying, { from: usdc, to: weth }, prices)).toBe(parseEther("50"));
  expect(spentByTrade(buying, { from: usdc, to: weth }, new Map())).toBeNull();
});
