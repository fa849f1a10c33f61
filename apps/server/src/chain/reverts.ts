import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, isHex, RpcRequestError } from "viem";

/** The JSON-RPC error code of a revert. */
const REVERTED = 3;

/**
 * The name of the plan's error that reverted a call, `""` for a revert without a name; null for any other failure, such as
 * a node that does not respond.
 */
export function toRevertName(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const revert = error.walk(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      (cause instanceof RpcRequestError && cause.code === REVERTED),
  );
  if (revert instanceof ContractFunctionRevertedError) return revert.data?.errorName ?? "";
  return revert instanceof RpcRequestError ? decodeName(revert.data) : null;
}

function decodeName(data: unknown): string {
  if (!isHex(data) || data === "0x") return "";
  try {
    return decodeErrorResult({ abi: planAbi, data }).errorName;
  } catch {
    // Another contract's error.
    return "";
  }
}
