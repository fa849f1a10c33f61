import { type Config, createConfig, createStorage, http, injected } from "wagmi";
import { reconnect } from "wagmi/actions";
import { localChainId, type PlanConnection } from "../../chain/plan-chain.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { walletConnectId } from "./page-wallets/page-wallet-ids.ts";

/** Milliseconds to wait for the last used wallet. A wallet that responds later still connects. */
const reconnectPatienceMs = 1_500;

/** The wallets of this browser for the plan's chain, the last used one connected again. */
export async function openWallets(plan: PlanConnection): Promise<Config> {
  const config = await createWalletConfig(plan);
  const late = new Promise((resolve) => setTimeout(resolve, reconnectPatienceMs));
  await Promise.race([reopenWallet(config, plan), late]);
  return config;
}

/** Connects to the last used wallet. Only a member who uses WalletConnect loads its code. */
async function reopenWallet(config: Config, { chain, config: { walletConnectProjectId } }: PlanConnection) {
  if (
    walletConnectProjectId !== null &&
    (await config.storage?.getItem("recentConnectorId")) === walletConnectId
  ) {
    const { openWalletConnect } = await import("./walletconnect/open-wallet-connect.ts");
    // Without its relay the page stays disconnected, and the member can connect again.
    await openWalletConnect(walletConnectProjectId, chain).catch(() => {});
  }
  await reconnect(config);
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
