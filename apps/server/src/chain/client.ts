import { createPublicClient, http } from "viem";

const TIMEOUT = 10_000;

/** Reads the chain for HTTP requests: sends calls that are made together in one batch, and retries none. */
export function connectChain(rpcUrl: string) {
  return createPublicClient({
    transport: http(rpcUrl, { batch: true, retryCount: 0, timeout: TIMEOUT }),
    cacheTime: 0,
  });
}

export type ChainClient = ReturnType<typeof connectChain>;
