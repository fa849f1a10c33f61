import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, isHex, RpcRequestError } from "viem";

/** The code of a revert in answers of nodes. */
const REVERTED = 3;

/**
 * The name of the rule of the plan that refused a call, `""` for a revert without a name; null when the error is
 * something else, such as a node that is away.
 */
export function revertOf(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const revert = error.walk(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      (cause instanceof RpcRequestError && cause.code === REVERTED),
  );
  if (revert instanceof ContractFunctionRevertedError) return revert.data?.errorName ?? "";
  return revert instanceof RpcRequestError ? nameIn(revert.data) : null;
}

function nameIn(data: unknown): string {
  if (!isHex(data) || data === "0x") return "";
  try {
    return decodeErrorResult({ abi: planAbi, data }).errorName;
  } catch {
    // Another contract's error.
    return "";
  }
}
