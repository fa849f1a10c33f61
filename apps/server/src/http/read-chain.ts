import { BaseError } from "viem";
import { ApiError } from "./api-error.ts";

/**
 * Runs a read of the chain for a request.
 *
 * @throws ApiError CHAIN_UNAVAILABLE when the node does not answer, or not with what was asked
 */
export async function readChain<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof BaseError) throw new ApiError("CHAIN_UNAVAILABLE", { cause });
    throw cause;
  }
}
