import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from "viem";

/** A call of a contract. */
export interface Call {
  readonly to: Address;
  readonly data: Hex;
}

/** A contract's answer to one call. */
export interface CallResult {
  readonly success: boolean;
  readonly data: Hex;
}

/** The calldata of one `aggregate3` for all calls. A call that reverts does not stop the others. */
export function encodeAggregate(calls: readonly Call[]): Hex {
  return encodeFunctionData({
    abi: multicall3Abi,
    functionName: "aggregate3",
    args: [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))],
  });
}

/** The answers in the order of the calls. Empty when `data` is malformed, which readers of the answers take as failed calls. */
export function parseAggregate(data: Hex): readonly CallResult[] {
  const results = decodeOrNull(() =>
    decodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", data }),
  );
  return (results ?? []).map(({ success, returnData }) => ({ success, data: returnData }));
}

/** Decodes the answer of one call. null when the call failed, or returned something else: a token or a node may return anything. */
export function readAnswer<Answer>(
  result: CallResult | undefined,
  decode: (data: Hex) => Answer,
): Answer | null {
  return result?.success === true ? decodeOrNull(() => decode(result.data)) : null;
}

/** viem throws when data does not fit an ABI. */
export function decodeOrNull<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
