import type { Kind } from "@canopy/strategies/kinds/kinds";
import { toListings } from "@canopy/strategies/vault/listings";
import { encodeRule, type OnChainRule, type RuleTerms } from "@canopy/strategies/vault/on-chain-rule";
import { toVaultRules } from "@canopy/strategies/vault/vault-rules";
import { localExchange } from "@canopy/swap/deployments-local";
import { parseEther } from "viem";
import { feedPrices, localToken } from "../exchange/tokens.ts";

/** Tokens that are minted and have a feed. */
type VaultToken = keyof typeof feedPrices;

/** A seeded vault. Its rules get the ids 1, 2, ... */
export interface VaultSeed {
  username: string;
  /** Whole tokens, as text. */
  deposits: readonly (readonly [VaultToken, string])[];
  /** USD with 6 decimals. */
  caps: readonly [spendADay: bigint, lossADay: bigint];
  rules: readonly OnChainRule[];
  /** Ids of rules that have executed once. */
  executed: readonly number[];
  stopped: boolean;
}

/** POL of each vault, for keepers. */
export const FEES = parseEther("3");

const DAY = 86_400;
const terms: RuleTerms = {
  venue: "uniswap",
  poolFee: 500,
  via: null,
  slippage: 50,
  fee: parseEther("0.02"),
  notBefore: 0,
  expiry: 0,
  lastPrice: 0n,
};
const throughWeth = { token: tokenNumber("weth"), poolFee: 500 };

function tokenNumber(name: VaultToken): number {
  const { address } = localToken(name);
  return toListings(localExchange).findIndex(({ token }) => token === address) + 1;
}

function rules(
  [base, quote]: readonly [VaultToken, VaultToken],
  kind: Kind,
  parameters: unknown,
  changes: Partial<RuleTerms> = {},
): OnChainRule[] {
  const pair = {
    baseDecimals: localToken(base).decimals,
    quoteDecimals: localToken(quote).decimals,
    price: Number(feedPrices[base]) / Number(feedPrices[quote]),
  };
  const numbers = { base: tokenNumber(base), quote: tokenNumber(quote) };
  return toVaultRules(kind, parameters, pair).map((rule) =>
    encodeRule(rule, numbers, { ...terms, ...changes }),
  );
}

/** One vault that trades in every way, one on the other venue, one that has used what a day may spend, and one that is stopped. */
export const vaultSeeds: readonly VaultSeed[] = [
  {
    username: "willow",
    deposits: [
      ["usdc", "2500"],
      ["weth", "0.8"],
    ],
    caps: [1_000_000_000n, 10_000_000n],
    rules: [
      ...rules(["weth", "usdc"], "take-profit", { trigger: 2_900, amount: 0.1 }),
      ...rules(["weth", "usdc"], "dca", { side: "buy", amount: 50, interval: DAY, times: null }),
      ...rules(["weth", "usdc"], "stop-loss", { trigger: 2_400, amount: "all" }),
      ...rules(["weth", "usdc"], "grid", { low: 2_700, high: 3_200, levels: 4, amount: 0.05 }),
    ],
    executed: [1, 2],
    stopped: false,
  },
  {
    username: "alder",
    deposits: [
      ["wbtc", "0.02"],
      ["weth", "0.5"],
    ],
    caps: [500_000_000n, 5_000_000n],
    rules: rules(
      ["wbtc", "weth"],
      "rebalance",
      { target: 0.5, band: 0.05, mostBase: 0.01, mostQuote: 0.2 },
      { venue: "quickswap", poolFee: 0, slippage: 100 },
    ),
    executed: [1],
    stopped: false,
  },
  {
    username: "rowan",
    deposits: [["usdc", "220"]],
    caps: [120_000_000n, 2_000_000n],
    rules: [
      ...rules(
        ["wbtc", "usdc"],
        "dca",
        { side: "buy", amount: 100, interval: DAY, times: 12 },
        { via: throughWeth },
      ),
      ...rules(["weth", "usdc"], "dca", { side: "buy", amount: 60, interval: DAY, times: null }),
      ...rules(
        ["weth", "usdt"],
        "dca",
        { side: "buy", amount: 20, interval: DAY, times: null },
        {
          venue: "quickswap",
          via: { token: tokenNumber("usdc"), poolFee: 0 },
        },
      ),
    ],
    executed: [1],
    stopped: false,
  },
  {
    username: "hazel",
    deposits: [
      ["usdc", "400"],
      ["weth", "0.1"],
    ],
    caps: [200_000_000n, 2_000_000n],
    rules: rules(["weth", "usdc"], "dca", { side: "sell", amount: 0.01, interval: 7 * DAY, times: null }),
    executed: [],
    stopped: true,
  },
];
