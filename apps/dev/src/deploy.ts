import { type ConstructorArgument, constructorArgument } from "@canopy/protocol/abi/constructor-argument";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { corePlan, plusPlan } from "@canopy/protocol/rules/parameters";
import { type Address, zeroAddress } from "viem";
import { readAccounts } from "./chain/accounts.ts";
import type { ChainClient } from "./chain/client.ts";
import { type CreationCode, readCreationCode } from "./contracts/artifacts.ts";

/** The username of the root seat in a local world. */
export const ROOT_USERNAME = "canopy";

/** The commons of a local world: the burn address, which belongs to no one. */
export const COMMONS: Address = "0x000000000000000000000000000000000000dEaD";

/** Seconds after which a reading of the local price feed is too old. */
export const MAXIMUM_AGE = 3_600;

export interface DeployOptions {
  /** Seconds: the start of round 0. Default: the latest block's time. */
  genesis?: number;
  /** Seconds: when entries begin. Default: `genesis`. */
  opensAt?: number;
  /** USD of one POL with the feed's 8 decimals. Default: 50 cents. */
  polUsd?: bigint;
  /** Default: the output of `compileContracts` in `contracts/out`. */
  code?: CreationCode;
}

export interface Deployment {
  plan: Address;
  /** The Plus plan, bound to `plan`. */
  plus: Address;
  feed: Address;
  /** The block in which the core plan was deployed. */
  block: bigint;
}

/**
 * Deploys the price feed (Chainlink's own mock), the core plan and Plus with the plan's real parameters, from the first
 * accounts of the test mnemonic: 0 deploys, 1 owns the root seat, 2 is the operator.
 */
export async function deployWorld(client: ChainClient, options: DeployOptions = {}): Promise<Deployment> {
  const { deployer, root, operator } = await readAccounts(client);
  const code = options.code ?? (await readCreationCode());
  const genesis = options.genesis ?? Number((await client.getBlock()).timestamp);

  const feed = await created(
    client,
    await client.deployContract({
      abi: mockV3AggregatorAbi,
      bytecode: code.feed,
      args: [8, options.polUsd ?? 50_000_000n],
      account: deployer,
    }),
  );
  const setup = {
    root,
    rootUsername: ROOT_USERNAME,
    operator,
    commons: COMMONS,
    feed: feed.address,
    maximumAge: MAXIMUM_AGE,
    genesis: BigInt(genesis),
    opensAt: BigInt(options.opensAt ?? genesis),
  };
  const plan = await deploy(constructorArgument(corePlan, setup, zeroAddress));
  const plus = await deploy(constructorArgument(plusPlan, setup, plan.address));
  return { plan: plan.address, plus: plus.address, feed: feed.address, block: plan.block };

  async function deploy(argument: ConstructorArgument) {
    const call = { abi: planAbi, bytecode: code.plan, args: [argument], account: deployer } as const;
    return created(client, await client.deployContract(call));
  }
}

async function created(
  client: ChainClient,
  hash: `0x${string}`,
): Promise<{ address: Address; block: bigint }> {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status !== "success" || !receipt.contractAddress) {
    throw new Error(`The deployment ${hash} was reverted`);
  }
  return { address: receipt.contractAddress, block: receipt.blockNumber };
}
