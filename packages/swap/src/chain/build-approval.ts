import { type Address, encodeFunctionData, erc20Abi } from "viem";
import type { Call } from "./multicall.ts";

export interface Approval {
  readonly token: Address;
  readonly spender: Address;
  /** What `spender` may take now. */
  readonly allowance: bigint;
  /** What the swap takes at most. */
  readonly needed: bigint;
}

/**
 * The transactions before a swap, in order: none when the allowance is enough, else an approval of exactly what the swap takes. What is
 * left of an earlier approval goes to 0 first: USDT and tokens like it refuse to change an allowance that is not 0, and nothing in a
 * token says so.
 */
export function approvalSteps({ token, spender, allowance, needed }: Approval): Call[] {
  if (allowance >= needed) return [];
  const amounts = allowance === 0n ? [needed] : [0n, needed];
  return amounts.map((amount) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, amount] }),
  }));
}
