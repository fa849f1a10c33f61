import { findExchange } from "@canopy/swap/deployments";
import type { Token } from "@canopy/swap/types";

/** A market: prices of `base` in `quote`. */
export interface Pair {
  readonly id: string;
  readonly base: Token;
  readonly quote: Token;
}

/** What bots trade, by the symbols of an exchange's list. Stablecoins against each other are no market. */
const bases = ["WPOL", "WETH", "WBTC"];
const QUOTE = "USDC";

/** The markets of a chain; none on a chain without an exchange. POL is traded as WPOL. */
export function listPairs(chainId: number): Pair[] {
  const tokens = findExchange(chainId)?.tokens ?? [];
  const find = (symbol: string) => tokens.filter((token) => token.symbol === symbol);
  return find(QUOTE).flatMap((quote) =>
    bases.flatMap(find).map((listed) => {
      const base = { ...listed, symbol: listed.symbol.replace(/^WPOL$/, "POL") };
      return { id: `${base.symbol}-${quote.symbol}`, base, quote };
    }),
  );
}
