import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  isHex,
  RpcRequestError,
} from "viem";

/** The JSON-RPC error code of a revert. */
const REVERTED = 3;

/**
 * The name of the error that reverted a call, or its text; `""` for an error that `abi` does not have; null for any other failure, such as a node
 * that does not respond.
 */
export function toRevertName(error: unknown, abi: Abi = planAbi): string | null {
  if (!(error instanceof BaseError)) return null;
  const revert = error.walk(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      (cause instanceof RpcRequestError && cause.code === REVERTED),
  );
  if (revert instanceof ContractFunctionRevertedError) return revert.data?.errorName ?? "";
  return revert instanceof RpcRequestError ? decodeName(revert.data, abi) : null;
}

function decodeName(data: unknown, abi: Abi): string {
  if (!isHex(data) || data === "0x") return "";
  try {
    const { errorName, args } = decodeErrorResult({ abi, data });
    return errorName === "Error" ? String(args?.[0] ?? "") : errorName;
  } catch {
    // Another contract's error.
    return "";
  }
}
