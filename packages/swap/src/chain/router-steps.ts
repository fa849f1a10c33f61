import { type Address, decodeFunctionData, type Hex } from "viem";
import { algebraRouterAbi, uniswapRouterAbi } from "../abi/router.ts";
import type { Side, VenueName } from "../types.ts";
import { decodePath, type PathParts } from "./path-bytes.ts";

/** One function of a router, of those that a swap uses. */
export type RouterStep =
  | { readonly step: "swap"; readonly swap: RouterSwap }
  | { readonly step: "unwrap"; readonly least: bigint; readonly recipient: Address }
  | { readonly step: "refund" };

export interface RouterSwap extends PathParts {
  readonly side: Side;
  /** Sold for exact in, bought for exact out. */
  readonly amount: bigint;
  /** The least that is received for exact in, the most that is sent for exact out. */
  readonly limit: bigint;
  /** The zero address means the router itself. */
  readonly recipient: Address;
  /** Unix time in seconds. */
  readonly deadline: bigint;
}

/** Reads the calldata of a router, the parts of a `multicall` one by one. Throws at any other function. */
export function readRouterSteps(venue: VenueName, data: Hex): readonly RouterStep[] {
  const read = venue === "uniswap" ? readUniswap : readAlgebra;
  const call = decodeFunctionData({ abi: [...uniswapRouterAbi, ...algebraRouterAbi], data });
  return call.functionName === "multicall" ? call.args[0].map(read) : [read(data)];
}

function readUniswap(data: Hex): RouterStep {
  const call = decodeFunctionData({ abi: uniswapRouterAbi, data });
  switch (call.functionName) {
    case "exactInputSingle": {
      const [params] = call.args;
      return exactIn({ tokens: [params.tokenIn, params.tokenOut], fees: [params.fee] }, params);
    }
    case "exactOutputSingle": {
      const [params] = call.args;
      return exactOut({ tokens: [params.tokenIn, params.tokenOut], fees: [params.fee] }, params);
    }
    case "exactInput":
      return exactIn(decodePath("uniswap", call.args[0].path, "exactIn"), call.args[0]);
    case "exactOutput":
      return exactOut(decodePath("uniswap", call.args[0].path, "exactOut"), call.args[0]);
    case "unwrapWETH9":
      return { step: "unwrap", least: call.args[0], recipient: call.args[1] };
    case "refundETH":
      return { step: "refund" };
    case "multicall":
      throw new Error("A nested multicall is not a swap.");
  }
}

function readAlgebra(data: Hex): RouterStep {
  const call = decodeFunctionData({ abi: algebraRouterAbi, data });
  switch (call.functionName) {
    case "exactInputSingle": {
      const [params] = call.args;
      return exactIn({ tokens: [params.tokenIn, params.tokenOut], fees: [] }, params);
    }
    case "exactInput":
      return exactIn(decodePath("quickswap", call.args[0].path, "exactIn"), call.args[0]);
    case "exactOutput":
      return exactOut(decodePath("quickswap", call.args[0].path, "exactOut"), call.args[0]);
    case "unwrapWNativeToken":
      return { step: "unwrap", least: call.args[0], recipient: call.args[1] };
    case "refundNativeToken":
      return { step: "refund" };
    case "multicall":
      throw new Error("A nested multicall is not a swap.");
  }
}

interface SwapParameters {
  readonly recipient: Address;
  readonly deadline: bigint;
}

function exactIn(
  parts: PathParts | null,
  params: SwapParameters & { readonly amountIn: bigint; readonly amountOutMinimum: bigint },
): RouterStep {
  return toStep(parts, "exactIn", params.amountIn, params.amountOutMinimum, params);
}

function exactOut(
  parts: PathParts | null,
  params: SwapParameters & { readonly amountOut: bigint; readonly amountInMaximum: bigint },
): RouterStep {
  return toStep(parts, "exactOut", params.amountOut, params.amountInMaximum, params);
}

function toStep(
  parts: PathParts | null,
  side: Side,
  amount: bigint,
  limit: bigint,
  { recipient, deadline }: SwapParameters,
): RouterStep {
  if (parts === null) throw new Error("The path is malformed.");
  return { step: "swap", swap: { ...parts, side, amount, limit, recipient, deadline } };
}
