import { wpolAbi } from "@canopy/swap/abi/wpol";
import {
  type LocalContract,
  localAddress,
  localContracts,
  localExchange,
  localExchangeDeployer,
} from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, maxUint256, parseEther } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { type BatchCall, sendAll } from "../chain/send-all.ts";
import { quickswapFactoryAbi, testTokenAbi, uniswapFactoryAbi } from "./abi.ts";
import { type ExchangeCode, readExchangeCode } from "./code.ts";
import { creationData } from "./creations.ts";
import { deepenPool, openPool } from "./fund-pool.ts";
import { poolPlans } from "./pools.ts";
import { localToken, type MintedToken, mintedTokens, openingPrices } from "./tokens.ts";

/** POL of the deployer, most of it as WPOL: the pools take about a fifth, and the market bot trades with the rest. */
const DEPLOYER_POL = parseEther("100000000");
const WRAPPED = parseEther("50000000");
/** Whole tokens that the deployer mints for pools and trades. */
const STOCK = {
  usdc: 50_000_000,
  usdt: 50_000_000,
  weth: 20_000,
  wbtc: 600,
  dai: 1_000_000,
  link: 1_000_000,
};
/** Whole tokens of each member, in thousandths. */
const GIFT = { usdc: 5_000_000, usdt: 2_000_000, weth: 1_500, wbtc: 50, dai: 800_000, link: 100_000 };

/**
 * Algebra's fee without volatility, in millionths, instead of its 100: QuickSwap's pools cost more than Uniswap's cheapest. The
 * other values are Algebra's own.
 */
const quickswapFees = {
  alpha1: 2_900,
  alpha2: 12_000,
  beta1: 360,
  beta2: 60_000,
  gamma1: 59,
  gamma2: 8_500,
  baseFee: 900,
};

export interface DeployExchangeOptions {
  /** USD of one POL with 8 decimals. */
  polUsd: bigint;
  /** Accounts that receive some of every token. */
  members: readonly Address[];
  /** Default: the compiled contracts and npm's. */
  code?: ExchangeCode;
}

/**
 * Deploys the exchange of a local world at the addresses of `localExchange`: Uniswap v3, Algebra, Multicall3, test tokens, their
 * price feeds, and pools at the prices of these feeds. The chain must be one on which its deployer has sent nothing.
 *
 * @throws when a transaction is reverted
 */
export async function deployExchange(client: ChainClient, options: DeployExchangeOptions): Promise<void> {
  const code = options.code ?? (await readExchangeCode());
  await Promise.all([
    client.impersonateAccount({ address: localExchangeDeployer }),
    client.setBalance({ address: localExchangeDeployer, value: DEPLOYER_POL }),
    putMulticall(client, code),
  ]);
  const creations = creationData(code);
  const prices = openingPrices(options.polUsd);
  await sendAll(client, localExchangeDeployer, [
    ...localContracts.map((name) => ({ data: creations[name] })),
    ...configure(),
    ...mintTokens(options.members),
    ...approveVenues(),
    ...poolPlans.flatMap((plan) => openPool(plan, prices)),
  ]);
  // A new pool of Algebra charges 0.01 % until something changes its liquidity in a later second.
  const { timestamp } = await client.getBlock();
  await client.setNextBlockTimestamp({ timestamp: timestamp + 1n });
  await sendAll(
    client,
    localExchangeDeployer,
    poolPlans.flatMap((plan) => deepenPool(plan, prices)),
  );
}

/** Creation code returns the code of the contract, so the node can put it at any address. */
async function putMulticall(client: ChainClient, { multicall }: ExchangeCode): Promise<void> {
  const { data: bytecode } = await client.call({ data: multicall });
  if (bytecode === undefined) throw new Error("The creation code of Multicall3 returns nothing");
  await client.setCode({ address: localExchange.multicall, bytecode });
}

function configure(): BatchCall[] {
  return [
    // As Uniswap's governance did on Polygon.
    call(
      "uniswapFactory",
      encodeFunctionData({ abi: uniswapFactoryAbi, functionName: "enableFeeAmount", args: [100, 1] }),
    ),
    call(
      "quickswapFactory",
      encodeFunctionData({
        abi: quickswapFactoryAbi,
        functionName: "setDefaultFeeConfiguration",
        args: [quickswapFees],
      }),
    ),
    { ...call("wpol", encodeFunctionData({ abi: wpolAbi, functionName: "deposit" })), value: WRAPPED },
  ];
}

function mintTokens(members: readonly Address[]): BatchCall[] {
  return mintedTokens.flatMap((name) => {
    const unit = 10n ** BigInt(localToken(name).decimals);
    return [
      mint(name, [localExchangeDeployer], BigInt(STOCK[name]) * unit),
      mint(name, members, (BigInt(GIFT[name]) * unit) / 1_000n),
    ];
  });
}

function mint(name: MintedToken, accounts: readonly Address[], amount: bigint): BatchCall {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: "mint", args: [accounts, amount] });
  return { to: localAddress(name), data };
}

/** The deployer funds the pools through the contracts of positions, and the market bot trades through the routers. */
function approveVenues(): BatchCall[] {
  const spenders = ["uniswapPositions", "quickswapPositions", "uniswapRouter", "quickswapRouter"] as const;
  return (["wpol", ...mintedTokens] as const).flatMap((name) =>
    spenders.map((spender) =>
      call(
        name,
        encodeFunctionData({
          abi: testTokenAbi,
          functionName: "approve",
          args: [localAddress(spender), maxUint256],
        }),
      ),
    ),
  );
}

function call(contract: LocalContract, data: BatchCall["data"]): BatchCall {
  return { to: localAddress(contract), data };
}
