import { createTestClient, http, publicActions, walletActions } from "viem";
import { foundry } from "viem/chains";

/** The id of the local chain: never Polygon's 137, since a transaction signed here could be replayed there. */
export const LOCAL_CHAIN_ID = foundry.id;

/** Reads, writes and steers the local chain. anvil signs for the accounts of its public test mnemonic. */
export function connectChain(rpcUrl: string) {
  return createTestClient({
    mode: "anvil",
    chain: foundry,
    // A busy machine makes anvil slow, not wrong: nothing here is sent twice, so it may take its time.
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
    // Blocks are mined as transactions arrive, so there is never long to wait.
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type ChainClient = ReturnType<typeof connectChain>;
