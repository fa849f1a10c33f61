import { type Config, createConfig, createStorage, http, injected } from "wagmi";
import { browserStorage } from "../browser-storage.ts";
import { localChainId, type PlanConnection } from "../plan/plan-chain.ts";

/**
 * wagmi for the plan's one chain: wallets that announce themselves (EIP-6963), the old `window.ethereum`, and the dev
 * wallet on the local chain only. Its code is not even loaded elsewhere.
 */
export async function createWalletConfig({ chain, client }: PlanConnection): Promise<Config> {
  if (chain.id === localChainId) (await import("./dev/announce-dev-wallet.ts")).announceDevWallet(chain);
  return createConfig({
    chains: [chain],
    connectors: [injected()],
    transports: { [chain.id]: http(chain.rpcUrls.default.http[0]) },
    storage: createStorage({ key: "canopy-wallet", storage: browserStorage }),
    pollingInterval: client.pollingInterval,
  });
}
