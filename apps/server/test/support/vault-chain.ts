import { FEW_ACCOUNTS, readAccounts } from "@canopy/dev/chain/accounts";
import { type LocalChain, startAnvil } from "@canopy/dev/chain/anvil";
import type { ChainClient } from "@canopy/dev/chain/client";
import { reportPrice } from "@canopy/dev/chain/feed";
import { deployWorld } from "@canopy/dev/deploy";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { deployVaults } from "@canopy/dev/vaults/deploy-vaults";
import { type SeededVault, seedVaults } from "@canopy/dev/vaults/seed-vaults";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, parseAbiItem } from "viem";
import { freePort } from "../../src/lib/port.ts";

export interface VaultChain extends LocalChain {
  readonly factory: Address;
  readonly vaults: readonly SeededVault[];
  readonly members: readonly Address[];
}

/** A local chain of its own, with exchange and seeded vaults. */
export async function startVaultChain(): Promise<VaultChain> {
  const { signal } = new AbortController();
  const chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  const { members } = await readAccounts(chain.client);
  await deployWorld(chain.client);
  await deployExchange(chain.client, { polUsd: 50_000_000n, members });
  const { factory } = await deployVaults(chain.client);
  const vaults = await seedVaults(chain.client, factory, members);
  return { ...chain, factory, vaults, members };
}

/** Reports all feeds' prices, the same as before except those of `changes`. */
export async function reportPrices(
  client: ChainClient,
  changes: Readonly<Partial<Record<Address, bigint>>> = {},
): Promise<void> {
  for (const { feed } of localExchange.feeds) {
    const item = parseAbiItem("function latestAnswer() view returns (int256)");
    const answer = { address: feed, abi: [item], functionName: "latestAnswer" } as const;
    await reportPrice(
      client,
      feed,
      localExchangeDeployer,
      changes[feed] ?? (await client.readContract(answer)),
    );
  }
}

/** All executions of a vault, or of all vaults. */
export function readExecutions(client: ChainClient, address?: Address) {
  return client.getContractEvents({
    ...{ abi: vaultAbi, eventName: "Executed", strict: true, fromBlock: 0n },
    ...(address && { address }),
  });
}

/** Replaces the newest blocks with as many empty ones. */
export function reorganize(client: ChainClient, depth: number): Promise<unknown> {
  return client.request<{ Method: "anvil_reorg"; Parameters: [number, []]; ReturnType: null }>({
    method: "anvil_reorg",
    params: [depth, []],
  });
}
