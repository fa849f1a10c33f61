import type { Transfer } from "@canopy/swap/chain/transfer-probe";
import { type Client, encodeFunctionData, erc20Abi } from "viem";
import { call } from "viem/actions";

/** The error with which a token refuses a transfer; null if it would move. Nothing is sent. */
export async function readTransferError(
  client: Client,
  { token, from, to, amount }: Transfer,
): Promise<unknown> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] });
  try {
    await call(client, { account: from, to: token, data });
    return null;
  } catch (error) {
    return error;
  }
}
