import { marketsAbi } from "@canopy/protocol/abi/markets.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { toListings } from "@canopy/strategies/vault/listings";
import { localAddress, localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, encodeDeployData, getContractAddress } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { sendAll } from "../chain/send-all.ts";
import { readVaultCode, type VaultCode } from "./code.ts";

export interface VaultDeployment {
  markets: Address;
  factory: Address;
}

/**
 * Deploys `Markets`, with the tokens of the local exchange that have a feed, and `VaultFactory`, with its routers.
 *
 * @param given default: the compiled contracts
 */
export async function deployVaults(client: ChainClient, given?: VaultCode): Promise<VaultDeployment> {
  const code = given ?? (await readVaultCode());
  const from = localExchangeDeployer;
  const nonce = BigInt(await client.getTransactionCount({ address: from }));
  const markets = getContractAddress({ from, nonce });
  await sendAll(client, from, [
    {
      data: encodeDeployData({
        abi: marketsAbi,
        bytecode: code.markets,
        args: [toListings(localExchange)],
      }),
    },
    {
      data: encodeDeployData({
        abi: vaultFactoryAbi,
        bytecode: code.factory,
        args: [markets, localAddress("uniswapRouter"), localAddress("quickswapRouter")],
      }),
    },
  ]);
  return { markets, factory: getContractAddress({ from, nonce: nonce + 1n }) };
}
