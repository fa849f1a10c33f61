import { type Config, createConfig, createStorage, http, injected } from "wagmi";
import { reconnect } from "wagmi/actions";
import { localChainId, type PlanConnection } from "../../chain/plan-chain.ts";
import { browserStorage } from "../../lib/browser-storage.ts";

/** Milliseconds to wait for the last used wallet. A wallet that responds later still connects. */
const reconnectPatienceMs = 1_500;

/** The wallets of this browser for the plan's chain, the last used one connected again. */
export async function openWallets(plan: PlanConnection): Promise<Config> {
  const config = await createWalletConfig(plan);
  const late = new Promise((resolve) => setTimeout(resolve, reconnectPatienceMs));
  await Promise.race([reconnect(config), late]);
  return config;
}

/**
 * wagmi for one chain: announced wallets (EIP-6963), `window.ethereum`, and the dev wallet, whose code loads on the local chain
 * only.
 */
async function createWalletConfig({ chain, client }: PlanConnection): Promise<Config> {
  if (chain.id === localChainId) (await import("./dev/announce-dev-wallet.ts")).announceDevWallet(chain);
  return createConfig({
    chains: [chain],
    connectors: [injected()],
    transports: { [chain.id]: http(chain.rpcUrls.default.http[0]) },
    storage: createStorage({ key: "canopy-wallet", storage: browserStorage }),
    pollingInterval: client.pollingInterval,
  });
}
