import { createPublicClient, http } from "viem";

const TIMEOUT = 10_000;

/** Reads the chain for requests that somebody waits for: calls made together travel together, and none is repeated. */
export function connectChain(rpcUrl: string) {
  return createPublicClient({
    transport: http(rpcUrl, { batch: true, retryCount: 0, timeout: TIMEOUT }),
    cacheTime: 0,
  });
}

export type ChainClient = ReturnType<typeof connectChain>;
