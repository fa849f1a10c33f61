import { createRequire } from "node:module";
import {
  parsePoolAddresses,
  parsePoolStates,
  poolAddressCalls,
  poolStateCalls,
} from "@canopy/swap/chain/pool-calls";
import { hasLiquidity } from "@canopy/swap/paths/find-paths";
import type { Pair } from "@canopy/swap/paths/pairs";
import type { Exchange, Pool } from "@canopy/swap/types";
import type { Token as SdkToken } from "@uniswap/sdk-core";
import type { Pool as SdkPool } from "@uniswap/v3-sdk";
import { type Address, getAddress, isAddressEqual, parseAbi } from "viem";
import { readCalls } from "../../../apps/web/app/chain/read-calls.ts";
import type { ExchangeSource } from "./exchange.ts";

const require = createRequire(import.meta.url);
// Node can't load their ES modules, which import folders.
export const core: typeof import("@uniswap/sdk-core") = require("@uniswap/sdk-core");
export const sdk: typeof import("@uniswap/v3-sdk") = require("@uniswap/v3-sdk");

const poolAbi = parseAbi([
  "function slot0() view returns (uint160 sqrtPriceX96, int24 tick)",
  "function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet)",
  "event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)",
]);

/** Reads all Uniswap pools with liquidity, and their ticks, for the SDK. */
export async function readSdkPools(source: ExchangeSource): Promise<SdkPool[]> {
  const { client, exchange } = source;
  const pairs = allPairs(exchange);
  const addresses = await readCalls(client, exchange.multicall, poolAddressCalls(exchange, pairs));
  const refs = parsePoolAddresses(exchange, pairs, addresses).filter(({ venue }) => venue === "uniswap");
  const states = await readCalls(client, exchange.multicall, poolStateCalls(refs));
  const pools = parsePoolStates(refs, states).filter(hasLiquidity);
  return Promise.all(pools.map((pool) => readSdkPool(source, pool)));
}

/** A token of the exchange for the SDK. */
export function toSdkToken({ chainId, tokens }: Exchange, address: Address): SdkToken {
  const token = tokens.find((listed) => isAddressEqual(listed.address, address));
  if (token === undefined) throw new Error(`The exchange does not list ${address}`);
  return new core.Token(chainId, getAddress(address), token.decimals, token.symbol);
}

function allPairs({ tokens }: Exchange): Pair[] {
  const sorted = tokens
    .map(({ address }) => address)
    .sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
  return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other): Pair => [one, other]));
}

async function readSdkPool({ client, exchange }: ExchangeSource, pool: Pool): Promise<SdkPool> {
  const { address, token0, token1, fee, sqrtPriceX96, liquidity } = pool;
  const contract = { address, abi: poolAbi } as const;
  const [, tick] = await client.readContract({ ...contract, functionName: "slot0" });
  const ticks = await Promise.all(
    (await readTicks(client, address)).map(async (index) => {
      const call = { ...contract, functionName: "ticks", args: [index] } as const;
      const [gross, net] = await client.readContract(call);
      return { index, liquidityGross: String(gross), liquidityNet: String(net) };
    }),
  );
  const tokens = [toSdkToken(exchange, token0), toSdkToken(exchange, token1)] as const;
  return new sdk.Pool(...tokens, fee, String(sqrtPriceX96), String(liquidity), tick, ticks);
}

/** The ticks at which positions begin or end: none of the local exchange is ever closed. */
async function readTicks(client: ExchangeSource["client"], address: Address): Promise<number[]> {
  const logs = await client.getContractEvents({
    address,
    abi: poolAbi,
    eventName: "Mint",
    fromBlock: 0n,
    strict: true,
  });
  const ticks = new Set(logs.flatMap(({ args }) => [args.tickLower, args.tickUpper]));
  return [...ticks].sort((one, other) => one - other);
}
