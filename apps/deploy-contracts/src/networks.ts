import type { Address } from "viem";

/** A public chain for deployments. */
export interface Network {
  chainId: number;
  /** The POL / USD proxy that Chainlink lists for this chain. */
  feed: Address;
}

export const networkNames = ["amoy", "polygon"] as const;
export type NetworkName = (typeof networkNames)[number];

export const networks: Record<NetworkName, Network> = {
  amoy: { chainId: 80_002, feed: "0x001382149eBa3441043c1c66972b4772963f5D43" },
  polygon: { chainId: 137, feed: "0xAB594600376Ec9fD91F8e885dADF0CE036862dE0" },
};
