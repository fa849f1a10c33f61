import { type Address, getContractAddress } from "viem";
import type { Exchange, PriceFeed, Token } from "./types.ts";

/** Deploys the local exchange and nothing else, so its nonces fix the addresses. anvil sends for it without a key. */
export const localExchangeDeployer: Address = "0xE8c4A49e00000000000000000000000000000001";

/** The contracts in the order in which `localExchangeDeployer` creates them. Its other transactions come after these. */
export const localContracts = [
  "wpol",
  "usdc",
  "usdt",
  "weth",
  "wbtc",
  "dai",
  "link",
  "uniswapFactory",
  "uniswapRouter",
  "uniswapQuoter",
  "uniswapPositions",
  "quickswapPoolDeployer",
  "quickswapFactory",
  "quickswapRouter",
  "quickswapQuoter",
  "quickswapPositions",
  "usdcFeed",
  "usdtFeed",
  "wethFeed",
  "wbtcFeed",
] as const;
export type LocalContract = (typeof localContracts)[number];

/** The address of a contract of the local exchange. */
export function localAddress(name: LocalContract): Address {
  const nonce = BigInt(localContracts.indexOf(name));
  return getContractAddress({ from: localExchangeDeployer, nonce });
}

/** The plan's price feed, POL/USD: the first contract of the first account of anvil's public test mnemonic. */
const planFeed = getContractAddress({ from: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", nonce: 0n });

/** Seconds after which a local price is too old, as in the local plan. */
const MAXIMUM_AGE = 3_600;

const wpol = localToken("wpol", "WPOL", "Wrapped Polygon Ecosystem Token", 18);
const usdc = localToken("usdc", "USDC", "USD Coin", 6);
const usdt = localToken("usdt", "USDT", "Tether USD", 6);
const weth = localToken("weth", "WETH", "Wrapped Ether", 18);
const wbtc = localToken("wbtc", "WBTC", "Wrapped Bitcoin", 8);
/** Has one pool with little liquidity, and no feed. */
const dai = localToken("dai", "DAI", "Dai Stablecoin", 18);
/** Has one pool without liquidity, and no feed. */
const link = localToken("link", "LINK", "ChainLink Token", 18);

/** The exchange of the local world (`apps/dev/src/exchange`). */
export const localExchange: Exchange = {
  chainId: 31_337,
  venues: [
    {
      name: "uniswap",
      factory: localAddress("uniswapFactory"),
      router: localAddress("uniswapRouter"),
      quoter: localAddress("uniswapQuoter"),
      feeTiers: [100, 500, 3_000, 10_000],
    },
    {
      name: "quickswap",
      factory: localAddress("quickswapFactory"),
      router: localAddress("quickswapRouter"),
      quoter: localAddress("quickswapQuoter"),
      feeTiers: [],
    },
  ],
  wpol: wpol.address,
  tokens: [wpol, usdc, usdt, weth, wbtc, dai, link],
  intermediates: [wpol.address, usdc.address, weth.address],
  feeds: [
    localFeed(wpol, planFeed),
    localFeed(usdc, localAddress("usdcFeed")),
    localFeed(usdt, localAddress("usdtFeed")),
    localFeed(weth, localAddress("wethFeed")),
    localFeed(wbtc, localAddress("wbtcFeed")),
  ],
  multicall: "0xcA11bde05977b3631167028862bE2a173976CA11",
};

function localToken(contract: LocalContract, symbol: string, name: string, decimals: number): Token {
  return { address: localAddress(contract), symbol, name, decimals };
}

/** Chainlink's mock describes itself by its file. */
function localFeed({ address: token }: Token, feed: Address): PriceFeed {
  return { token, feed, descriptions: ["v0.8/tests/MockV3Aggregator.sol"], maximumAge: MAXIMUM_AGE };
}
