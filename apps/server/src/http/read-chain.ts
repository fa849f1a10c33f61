import { BaseError } from "viem";
import { ApiError } from "./api-error.ts";

/** @throws ApiError CHAIN_UNAVAILABLE when the node does not respond, or responds with an error */
export async function readChain<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof BaseError) throw new ApiError("CHAIN_UNAVAILABLE", { cause });
    throw cause;
  }
}
