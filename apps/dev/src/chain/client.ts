import { createTestClient, http, publicActions, walletActions } from "viem";
import { foundry } from "viem/chains";

/** The id of the local chain: never Polygon's 137, where its transactions could be replayed. */
export const LOCAL_CHAIN_ID = foundry.id;

/** Reads, writes and controls the local chain. anvil signs for the accounts of its public test mnemonic. */
export function connectChain(rpcUrl: string) {
  return createTestClient({
    mode: "anvil",
    chain: foundry,
    // On a busy machine anvil is slow, and a retry would send a transaction twice.
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
    // anvil mines a block for each transaction, so a receipt arrives soon.
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type ChainClient = ReturnType<typeof connectChain>;
