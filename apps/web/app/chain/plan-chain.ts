import type { ConfigData } from "@canopy/shared/api/config";
import { type Chain, type Client, createClient, defineChain, getAddress, http, type Transport } from "viem";

/** The chain id of the local world, the only one that has a dev wallet. */
export const localChainId = 31_337;

/** Where the plan lives, as GET /api/config says: enough to read it, and to add its chain to a wallet. */
export interface PlanConnection {
  readonly config: ConfigData;
  readonly chain: Chain;
  /** Bare: with all of viem's actions on it, each page with a wallet would carry them all. */
  readonly client: Client<Transport, Chain>;
  readonly plan: `0x${string}`;
}

/** The chain as wallets and viem know it. POL has 18 decimals on each of them. */
function toChain({ chainId, chainName, rpcUrl, explorerUrl }: ConfigData): Chain {
  return defineChain({
    id: chainId,
    name: chainName,
    nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    ...(explorerUrl && { blockExplorers: { default: { name: "Explorer", url: explorerUrl } } }),
    testnet: chainId !== 137,
  });
}

/** Opens the plan for reading, straight from the chain. Calls made at once travel as one request. */
export function connectPlan(config: ConfigData): PlanConnection {
  const chain = toChain(config);
  const client = createClient({
    chain,
    transport: http(config.rpcUrl, { batch: true }),
    pollingInterval: chain.id === localChainId ? 500 : 2_000,
  });
  return { config, chain, client, plan: getAddress(config.plan) };
}

/** The address of a transaction on the block explorer, or null where there is none. */
export function transactionUrl({ explorerUrl }: ConfigData, hash: string): string | null {
  return explorerUrl && `${explorerUrl.replace(/\/$/, "")}/tx/${hash}`;
}
