import { readCreationCode } from "@canopy/dev/contracts/artifacts";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import {
  type Address,
  createTestClient,
  getAddress,
  type Hex,
  http,
  publicActions,
  walletActions,
} from "viem";
import { vi } from "vitest";
import { networks } from "../src/networks.ts";

export type AmoyClient = ReturnType<typeof connect>;

function connect(rpcUrl: string) {
  return createTestClient({ mode: "anvil", transport: http(rpcUrl), cacheTime: 0, pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions);
}

/** Compiles the contracts and starts a local chain with Amoy's id. */
export async function startAmoyChain() {
  await compileContracts(new AbortController().signal);
  const port = await freePort();
  const rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnGuarded(findFoundry("anvil"), [
    ...["--port", String(port), "--chain-id", String(networks.amoy.chainId), "--hardfork", "prague"],
  ]);
  const client = connect(rpcUrl);
  await vi.waitFor(() => client.getChainId(), { timeout: 20_000 });
  return { client, rpcUrl, stop: () => anvil.stop() };
}

/** The chain's first account, which has POL. */
export async function readRichAccount(client: AmoyClient): Promise<Address> {
  const [account] = await client.getAddresses();
  if (account === undefined) throw new Error("no account");
  return account;
}

/** Deploys Chainlink's mock, which reports $0.50 for a POL. */
export async function deployFeed(client: AmoyClient): Promise<Address> {
  const { feed: bytecode } = await readCreationCode();
  return waitForContract(
    client,
    await client.deployContract({
      abi: mockV3AggregatorAbi,
      bytecode,
      args: [8, 50_000_000n],
      account: await readRichAccount(client),
      chain: null,
    }),
  );
}

/** The address of the contract that the transaction created. */
export async function waitForContract(client: AmoyClient, hash: Hex): Promise<Address> {
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error("no contract");
  return getAddress(contractAddress);
}
