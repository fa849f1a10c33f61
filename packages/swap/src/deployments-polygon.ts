import type { Exchange, Token } from "./types.ts";

/** These feeds report at least once a minute. An hour without a report is an outage. */
const HOUR = 3_600;
/** The feeds of stablecoins may report once a day only. */
const DAY_AND_HOUR = 90_000;

const wpol: Token = {
  address: "0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270",
  symbol: "WPOL",
  name: "Wrapped Polygon Ecosystem Token",
  decimals: 18,
};
const usdc: Token = {
  address: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
};
const usdt: Token = {
  address: "0xc2132D05D31c914a87C6611C10748AEb04B58e8F",
  symbol: "USDT0",
  name: "USDT0",
  decimals: 6,
};
const weth: Token = {
  address: "0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619",
  symbol: "WETH",
  name: "Wrapped Ether",
  decimals: 18,
};
const wbtc: Token = {
  address: "0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6",
  symbol: "WBTC",
  name: "Wrapped Bitcoin",
  decimals: 8,
};

/** Polygon. QuickSwap v3 runs an older Algebra than the local chain: its routers and quoters are called the same way. */
export const polygonExchange: Exchange = {
  chainId: 137,
  venues: [
    {
      name: "uniswap",
      factory: "0x1F98431c8aD98523631AE4a59f267346ea31F984",
      router: "0xE592427A0AEce92De3Edee1F18E0157C05861564",
      quoter: "0x61fFE014bA17989E743c5F6cB21bF9697530B21e",
      feeTiers: [100, 500, 3_000, 10_000],
    },
    {
      name: "quickswap",
      factory: "0x411b0fAcC3489691f28ad58c47006AF5E3Ab3A28",
      router: "0xf5b509bB0909a69B1c207E495f687a596C168E12",
      quoter: "0xa15F0D7377B2A0C0c10db057f641beD21028FC89",
      feeTiers: [],
    },
  ],
  wpol: wpol.address,
  tokens: [wpol, usdc, usdt, weth, wbtc],
  intermediates: [wpol.address, usdc.address, weth.address],
  // Chainlink's. Where the addresses were compared: docs/swap.md
  feeds: [
    {
      token: wpol.address,
      feed: "0xAB594600376Ec9fD91F8e885dADF0CE036862dE0",
      // POL was MATIC until 2024, and a feed keeps its description until its aggregator is replaced.
      descriptions: ["POL / USD", "MATIC / USD"],
      maximumAge: HOUR,
    },
    {
      token: weth.address,
      feed: "0xF9680D99D6C9589e2a93a78A04A279e509205945",
      descriptions: ["ETH / USD"],
      maximumAge: HOUR,
    },
    {
      token: wbtc.address,
      feed: "0xc907E116054Ad103354f2D350FD2514433D57F6f",
      descriptions: ["BTC / USD"],
      maximumAge: HOUR,
    },
    {
      token: usdc.address,
      feed: "0xfE4A8cc5b5B2366C1B58Bea3858e81843581b2F7",
      descriptions: ["USDC / USD"],
      maximumAge: DAY_AND_HOUR,
    },
    {
      token: usdt.address,
      feed: "0x0A6513e40db6EB1b165753AD52E80663aeA50545",
      descriptions: ["USDT / USD"],
      maximumAge: DAY_AND_HOUR,
    },
  ],
  multicall: "0xcA11bde05977b3631167028862bE2a173976CA11",
};
