import type { ConfigData } from "@canopy/shared/api/config";
import type { PlanName } from "@canopy/shared/api/primitives";
import { type Chain, type Client, createClient, defineChain, getAddress, http, type Transport } from "viem";

/** The chain id of the local world, the only one with a dev wallet. */
export const localChainId = 31_337;

/** Chain and addresses from GET /api/config: enough to read the plan and to add its chain to a wallet. */
export interface PlanConnection {
  readonly config: ConfigData;
  readonly chain: Chain;
  /** Without viem's public actions, which would all end up in the bundle. */
  readonly client: Client<Transport, Chain>;
  /** Which plan is at `plan`. Queries have it in their keys. */
  readonly name: PlanName;
  readonly plan: `0x${string}`;
  /** USD (18 decimals) of one unit, fixed in the plan's constructor. */
  readonly unitUSD: bigint;
}

/** The chain's definition for wallets and viem. POL has 18 decimals. */
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

/** Opens the core plan for reads from the chain. Simultaneous calls are batched into one request. */
export function connectPlan(config: ConfigData): PlanConnection {
  const chain = toChain(config);
  const client = createClient({
    chain,
    transport: http(config.rpcUrl, { batch: true }),
    pollingInterval: chain.id === localChainId ? 500 : 2_000,
  });
  return {
    config,
    chain,
    client,
    name: "core",
    plan: getAddress(config.plan),
    unitUSD: BigInt(config.unitUSD),
  };
}

/** The same connection for Plus, null without a Plus plan. */
export function toPlus(core: PlanConnection): PlanConnection | null {
  const { plus, plusUnitUSD } = core.config;
  if (plus === null || plusUnitUSD === null) return null;
  return { ...core, name: "plus", plan: getAddress(plus), unitUSD: BigInt(plusUnitUSD) };
}

/** The URL of an address on the block explorer, null without an explorer. */
export function addressUrl({ explorerUrl }: ConfigData, address: string): string | null {
  return explorerUrl && `${explorerUrl.replace(/\/$/, "")}/address/${address}`;
}

/** The URL of a transaction on the block explorer, null without an explorer. */
export function transactionUrl({ explorerUrl }: ConfigData, hash: string): string | null {
  return explorerUrl && `${explorerUrl.replace(/\/$/, "")}/tx/${hash}`;
}
