import { expect, test } from "vitest";
import type { PastSwap } from "./past-swap.ts";
import { swapCsv, swapCsvName } from "./swap-csv.ts";

const pol = {
  address: "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270",
  symbol: "POL",
  name: "POL",
  decimals: 18,
} as const;
const token = {
  ...pol,
  address: "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359",
  symbol: "=CMD()",
  decimals: 6,
} as const;

const swap: PastSwap = {
  hash: "0xab",
  block: 4_200,
  index: 0,
  at: new Date("2026-11-23T10:00:00Z"),
  venue: "quickswap",
  side: "exactIn",
  from: { ...pol, isNative: true },
  to: { ...token, isNative: false },
  amountIn: 10n ** 19n,
  amountOut: 2_500_001n,
  limit: 2_400_000n,
  fee: 1n,
  quote: { amountIn: 10n ** 19n, amountOut: 2_510_000n },
};

test("swaps are lines with every digit, and no name of a token is a formula", () => {
  const lines = swapCsv([swap]).split("\r\n");
  expect(lines[0]).toContain("at,venue,exact,sold,sold_token");
  expect(lines[1]).toBe(
    [
      "2026-11-23T10:00:00.000Z,quickswap,sold,10,POL,,2.500001,'=CMD(),0x3c499c542cef5e3811e1192ce70d8cc03d5c3359",
      "0.2500001,2.51,2.4,0.000000000000000001,0xab,4200",
    ].join(","),
  );
});

test("an exact amount to buy is quoted and limited in what it costs", () => {
  const { from, to } = swap;
  const bought: PastSwap = {
    ...swap,
    side: "exactOut",
    from: to,
    to: from,
    amountIn: 2_500_000n,
    amountOut: 10n ** 19n,
    limit: 2_600_000n,
    quote: { amountIn: 2_450_000n, amountOut: 10n ** 19n },
  };
  expect(swapCsv([bought])).toContain(",4,2.45,2.6,");
});

test("what is unknown is empty", () => {
  expect(swapCsv([{ ...swap, venue: null, limit: null, quote: null }])).toContain("Z,,sold,");
  expect(swapCsv([{ ...swap, limit: null, quote: null }])).toContain(",0.2500001,,,");
});

test("no swaps are the names of the columns", () => {
  expect(swapCsv([]).split("\r\n")).toHaveLength(2);
});

test("the file's name has the blocks that were searched", () => {
  expect(swapCsvName("olivia", { from: 71_000_000, to: 71_052_001 })).toBe(
    "olivia-blocks-71000000-to-71052001-swaps.csv",
  );
});
