import type { SwapTransaction } from "@canopy/swap/chain/build-swap";
import { localAddress } from "@canopy/swap/deployments-local";
import type { VenueName } from "@canopy/swap/types";
import { type Address, encodeFunctionData, encodePacked, type Hex, parseAbi, zeroAddress } from "viem";

// Written from the Solidity of the routers, without `packages/swap`.

const pathAbi = [
  "struct PathParams { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }",
  "function exactInput(PathParams params)",
  "function multicall(bytes[] data)",
] as const;
const uniswapAbi = parseAbi([
  ...pathAbi,
  "struct SingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }",
  "function exactInputSingle(SingleParams params)",
  "function unwrapWETH9(uint256 amountMinimum, address recipient)",
]);
const quickswapAbi = parseAbi([
  ...pathAbi,
  "struct SingleParams { address tokenIn; address tokenOut; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 limitSqrtPrice; }",
  "function exactInputSingle(SingleParams params)",
  "function unwrapWNativeToken(uint256 amountMinimum, address recipient)",
]);

export interface DirectSwap {
  venue: VenueName;
  tokens: readonly Address[];
  /** Uniswap's fees in millionths. */
  fees: readonly number[];
  amountIn: bigint;
  amountOutMinimum: bigint;
  recipient: Address;
  /** Unix seconds. */
  deadline: bigint;
  sellsPol: boolean;
  buysPol: boolean;
}

/** An exact-in swap with only the calls that the router needs for it. */
export function directCall(swap: DirectSwap): SwapTransaction {
  const value = swap.sellsPol ? swap.amountIn : 0n;
  if (swap.venue === "uniswap") {
    const bought = encodeUniswap({ ...swap, recipient: swap.buysPol ? zeroAddress : swap.recipient });
    return {
      to: localAddress("uniswapRouter"),
      data: swap.buysPol ? unwrapUniswap(bought, swap) : bought,
      value,
    };
  }
  const bought = encodeQuickswap({ ...swap, recipient: swap.buysPol ? zeroAddress : swap.recipient });
  return {
    to: localAddress("quickswapRouter"),
    data: swap.buysPol ? unwrapQuickswap(bought, swap) : bought,
    value,
  };
}

function encodeUniswap({ tokens, fees, ...params }: DirectSwap): Hex {
  const [tokenIn, second, third] = tokens;
  const [fee, secondFee] = fees;
  if (tokenIn === undefined || second === undefined || fee === undefined)
    throw new Error("The path has no pool");
  if (third === undefined || secondFee === undefined) {
    const single = { ...params, tokenIn, tokenOut: second, fee, sqrtPriceLimitX96: 0n };
    return encodeFunctionData({ abi: uniswapAbi, functionName: "exactInputSingle", args: [single] });
  }
  const types = ["address", "uint24", "address", "uint24", "address"] as const;
  const path = encodePacked(types, [tokenIn, fee, second, secondFee, third]);
  return encodeFunctionData({ abi: uniswapAbi, functionName: "exactInput", args: [{ ...params, path }] });
}

function unwrapUniswap(bought: Hex, { amountOutMinimum, recipient }: DirectSwap): Hex {
  const args = [amountOutMinimum, recipient] as const;
  const unwrap = encodeFunctionData({ abi: uniswapAbi, functionName: "unwrapWETH9", args });
  return encodeFunctionData({ abi: uniswapAbi, functionName: "multicall", args: [[bought, unwrap]] });
}

function encodeQuickswap({ tokens, ...params }: DirectSwap): Hex {
  const [tokenIn, second, third] = tokens;
  if (tokenIn === undefined || second === undefined) throw new Error("The path has no pool");
  if (third === undefined) {
    const single = { ...params, tokenIn, tokenOut: second, limitSqrtPrice: 0n };
    return encodeFunctionData({ abi: quickswapAbi, functionName: "exactInputSingle", args: [single] });
  }
  const path = encodePacked(["address", "address", "address"], [tokenIn, second, third]);
  return encodeFunctionData({ abi: quickswapAbi, functionName: "exactInput", args: [{ ...params, path }] });
}

function unwrapQuickswap(bought: Hex, { amountOutMinimum, recipient }: DirectSwap): Hex {
  const args = [amountOutMinimum, recipient] as const;
  const unwrap = encodeFunctionData({ abi: quickswapAbi, functionName: "unwrapWNativeToken", args });
  return encodeFunctionData({ abi: quickswapAbi, functionName: "multicall", args: [[bought, unwrap]] });
}
