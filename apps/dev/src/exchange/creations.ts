import { type LocalContract, localAddress } from "@canopy/swap/deployments-local";
import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex, zeroAddress } from "viem";
import type { ExchangeCode } from "./code.ts";
import { feedPrices } from "./tokens.ts";

/** Algebra's factory creates the vault for its fees first, and the pool deployer must know it before. */
const communityVault = getContractAddress({ from: localAddress("quickswapFactory"), nonce: 1n });
/** No page shows positions, so they need no picture. */
const noDescriptor = zeroAddress;

/** The creation of each contract of the local exchange: its code and constructor arguments. */
export function creationData(code: ExchangeCode): Record<LocalContract, Hex> {
  const wpol = localAddress("wpol");
  const uniswapFactory = localAddress("uniswapFactory");
  const quickswapFactory = localAddress("quickswapFactory");
  const poolDeployer = localAddress("quickswapPoolDeployer");
  return {
    wpol: code.wpol,
    usdc: tokenData(code, "USD Coin", "USDC", 6),
    usdt: code.usdt,
    weth: tokenData(code, "Wrapped Ether", "WETH", 18),
    wbtc: tokenData(code, "Wrapped Bitcoin", "WBTC", 8),
    dai: tokenData(code, "Dai Stablecoin", "DAI", 18),
    link: tokenData(code, "ChainLink Token", "LINK", 18),
    uniswapFactory: code.uniswapFactory,
    uniswapRouter: withAddresses(code.uniswapRouter, uniswapFactory, wpol),
    uniswapQuoter: withAddresses(code.uniswapQuoter, uniswapFactory, wpol),
    uniswapPositions: withAddresses(code.uniswapPositions, uniswapFactory, wpol, noDescriptor),
    quickswapPoolDeployer: withAddresses(code.quickswapPoolDeployer, quickswapFactory, communityVault),
    quickswapFactory: withAddresses(code.quickswapFactory, poolDeployer),
    quickswapRouter: withAddresses(code.quickswapRouter, quickswapFactory, wpol, poolDeployer),
    quickswapQuoter: withAddresses(code.quickswapQuoter, quickswapFactory, wpol, poolDeployer),
    quickswapPositions: withAddresses(
      code.quickswapPositions,
      quickswapFactory,
      wpol,
      noDescriptor,
      poolDeployer,
    ),
    usdcFeed: feedData(code, feedPrices.usdc),
    usdtFeed: feedData(code, feedPrices.usdt),
    wethFeed: feedData(code, feedPrices.weth),
    wbtcFeed: feedData(code, feedPrices.wbtc),
  };
}

function withAddresses(code: Hex, ...addresses: Address[]): Hex {
  const types = addresses.map(() => ({ type: "address" }) as const);
  return concat([code, encodeAbiParameters(types, addresses)]);
}

/** The creation of a test token with any name, for the local exchange and for tests. */
export function tokenData(
  { token }: Pick<ExchangeCode, "token">,
  name: string,
  symbol: string,
  decimals: number,
): Hex {
  const types = [{ type: "string" }, { type: "string" }, { type: "uint8" }] as const;
  return concat([token, encodeAbiParameters(types, [name, symbol, decimals])]);
}

/** @param answer USD with 8 decimals */
function feedData({ feed }: ExchangeCode, answer: bigint): Hex {
  return concat([feed, encodeAbiParameters([{ type: "uint8" }, { type: "int256" }], [8, answer])]);
}
