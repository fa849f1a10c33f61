import { parseEther } from "viem";
import { expect, test } from "vitest";
import { isAboveLimit, readableUnitPrice } from "./amounts.ts";

test("a price is written in the direction in which it is above 1", () => {
  expect(readableUnitPrice(parseEther("2950"), { from: "WETH", to: "USDC" }, "en")).toBe("2,950.00 USDC");
  expect(readableUnitPrice(parseEther("0.0004"), { from: "USDC", to: "WETH" }, "en")).toBe("2,500.00 USDC");
  expect(readableUnitPrice(0n, { from: "USDC", to: "WETH" }, "en")).toMatch(/WETH$/);
});

test("a trade that the whole limit does not fit waits in vain", () => {
  expect(isAboveLimit(99_999_999n, 100_000_000n)).toBe(false);
  expect(isAboveLimit(100_000_000n, 100_000_000n)).toBe(true);
  expect(isAboveLimit(0n, 0n)).toBe(true);
});
