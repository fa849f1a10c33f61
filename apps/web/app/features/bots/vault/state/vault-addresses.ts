import { marketsAbi } from "@canopy/protocol/abi/markets.gen";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { type Listing, listingCalls, parseListings } from "@canopy/strategies/vault/listings";
import type { Exchange } from "@canopy/swap/types";
import type { Address, Client } from "viem";
import { readCalls } from "../../../../chain/read-calls.ts";
import { readContract } from "../../../../chain/read-contract.ts";

/** Where an owner's vault is, and what its rules can trade. None of it ever changes. */
export interface VaultAddresses {
  readonly factory: Address;
  /** The vault's address, which is known before the vault exists. */
  readonly vault: Address;
  readonly markets: Address;
  /** The tokens by their numbers, from 1. */
  readonly listings: readonly Listing[];
}

export async function readVaultAddresses(
  client: Client,
  exchange: Pick<Exchange, "multicall">,
  factory: Address,
  owner: Address,
): Promise<VaultAddresses> {
  const contract = { address: factory, abi: vaultFactoryAbi } as const;
  const [vault, implementation] = await Promise.all([
    readContract(client, { ...contract, functionName: "vaultOf", args: [owner] }),
    readContract(client, { ...contract, functionName: "implementation" }),
  ]);
  // The implementation answers before the vault exists.
  const markets = await readContract(client, {
    address: implementation,
    abi: vaultAbi,
    functionName: "markets",
  });
  const count = await readContract(client, { address: markets, abi: marketsAbi, functionName: "count" });
  const calls = listingCalls(markets, Number(count));
  return {
    factory,
    vault,
    markets,
    listings: parseListings(await readCalls(client, exchange.multicall, calls)),
  };
}
