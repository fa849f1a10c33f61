import { localExchange } from "@canopy/swap/deployments-local";
import type { Asset, Quote, Side } from "@canopy/swap/types";
import { decodeFunctionData, erc20Abi } from "viem";
import { describe, expect, test } from "vitest";
import { nextStep } from "./next-step.ts";
import type { SwapTerms, Terms } from "./terms.ts";

const [uniswap] = localExchange.venues;
const asset = (symbol: string): Asset => {
  const token = localExchange.tokens.find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`no ${symbol}`);
  return { ...token, isNative: false };
};
const usdt = asset("USDT");
const weth = asset("WETH");
const pol: Asset = { ...asset("WPOL"), symbol: "POL", isNative: true };

function terms(side: Side, from = usdt): SwapTerms {
  const quote: Quote = {
    path: { venue: "uniswap", tokens: [from.address, weth.address], pools: [] },
    side,
    amountIn: 1_000n,
    amountOut: 5n,
    gas: 100_000n,
  };
  return { kind: "swap", from, to: weth, quote, slippage: 10_000, deadline: 10 };
}

/** The steps one after another, on a chain that does what each approval says. */
function stepsFrom(start: bigint, of: Terms) {
  const steps: (string | readonly [string, string, bigint])[] = [];
  for (let allowance = start; ; ) {
    const next = nextStep(localExchange, of, allowance);
    if (next.step === "send") return [...steps, "send"];
    expect(next.request).toMatchObject({ to: of.from.address, value: 0n });
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: next.request.data });
    if (functionName !== "approve") throw new Error(`unexpected ${functionName}`);
    steps.push([next.step, ...args]);
    allowance = args[1];
  }
}

describe("the steps of a swap of a token", () => {
  test("without an approval: exactly what is sold, then the swap", () => {
    expect(stepsFrom(0n, terms("exactIn"))).toEqual([["approve", uniswap?.router, 1_000n], "send"]);
  });

  test("for an exact amount bought: the most that may be sent, and no more", () => {
    expect(stepsFrom(0n, terms("exactOut"))).toEqual([["approve", uniswap?.router, 1_010n], "send"]);
  });

  test("with a part of an older approval left: it is removed first", () => {
    expect(stepsFrom(999n, terms("exactIn"))).toEqual([
      ["reset", uniswap?.router, 0n],
      ["approve", uniswap?.router, 1_000n],
      "send",
    ]);
  });

  test.each([1_000n, 2n ** 256n - 1n])("with an approval of %d: the swap alone", (allowance) => {
    expect(stepsFrom(allowance, terms("exactIn"))).toEqual(["send"]);
  });
});

test("POL needs no approval, and neither does WPOL that is unwrapped", () => {
  expect(stepsFrom(0n, terms("exactIn", pol))).toEqual(["send"]);
  expect(stepsFrom(0n, { kind: "unwrap", from: asset("WPOL"), to: pol, amount: 1n })).toEqual(["send"]);
});
