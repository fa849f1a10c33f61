import { readAnswer } from "@canopy/swap/chain/multicall";
import type { Exchange } from "@canopy/swap/types";
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, erc20Abi } from "viem";
import { readCalls } from "../../../chain/read-calls.ts";

/** What a wallet has of a token, and how much of it a router may take. In smallest units. */
export interface TokenHolding {
  readonly balance: bigint;
  readonly allowance: bigint;
}

interface HoldingKey {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
}

/** Reads both in one block. A token that does not answer counts as none. */
export async function readTokenHolding(
  client: Client,
  { multicall }: Pick<Exchange, "multicall">,
  { token, owner, spender }: HoldingKey,
): Promise<TokenHolding> {
  const [balance, allowance] = await readCalls(client, multicall, [
    { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] }) },
    {
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [owner, spender] }),
    },
  ]);
  const read = (result: typeof balance) =>
    // Both functions return one number.
    readAnswer(result, (data) => decodeFunctionResult({ abi: erc20Abi, functionName: "balanceOf", data })) ??
    0n;
  return { balance: read(balance), allowance: read(allowance) };
}
