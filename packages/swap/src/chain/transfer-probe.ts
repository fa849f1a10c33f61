import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from "viem";
import { transferProbeAbi, transferProbeCode } from "../abi/transfer-probe.gen.ts";
import { type Call, decodeOrNull } from "./multicall.ts";

/** A transfer to try. */
export interface Transfer {
  readonly token: Address;
  /** Has at least `amount`. */
  readonly from: Address;
  readonly to: Address;
  readonly amount: bigint;
}

/** An `eth_call` that replaces an account's code. */
export interface ProbeCall extends Call {
  readonly stateOverride: readonly { readonly address: Address; readonly code: Hex }[];
}

/**
 * The call that tries a transfer without sending it: `from` gets code that transfers. A dry run of the swap would say less, because a
 * router does not notice a fee on the token that is bought.
 */
export function transferProbeCall({ token, from, to, amount }: Transfer): ProbeCall {
  return {
    to: from,
    data: encodeFunctionData({ abi: transferProbeAbi, functionName: "probe", args: [token, to, amount] }),
    stateOverride: [{ address: from, code: transferProbeCode }],
  };
}

/** What `to` received: less than the amount for a token that takes a fee. null when `data` is no answer of the probe. */
export function parseTransferProbe(data: Hex): bigint | null {
  return decodeOrNull(() => decodeFunctionResult({ abi: transferProbeAbi, functionName: "probe", data }));
}
