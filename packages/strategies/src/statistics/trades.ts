import type { Fill } from "../engine/decision.ts";

/** Closed trades: each sale, against the average cost of what was held. */
export interface TradeStatistics {
  readonly fills: number;
  readonly closed: number;
  /** Part of the closed trades with a profit after costs; null without closed trades. */
  readonly winRate: number | null;
  /** Profits divided by losses; null without a loss. */
  readonly profitFactor: number | null;
  /** Mean profit of a closed trade after costs, in the quote token; null without closed trades. */
  readonly expectancy: number | null;
}

export function tradeStatistics(
  fills: readonly Fill[],
  start: { readonly base: number; readonly price: number },
): TradeStatistics {
  const profits = realisedProfits(fills, start);
  const closed = profits.length;
  const gains = profits.filter((profit) => profit > 0);
  const lost = -sum(profits.filter((profit) => profit < 0));
  return {
    fills: fills.length,
    closed,
    winRate: closed === 0 ? null : gains.length / closed,
    profitFactor: lost === 0 ? null : sum(gains) / lost,
    expectancy: closed === 0 ? null : sum(profits) / closed,
  };
}

/** Profit of each sale after all costs: what came in, less the average cost of what was sold. */
export function realisedProfits(
  fills: readonly Fill[],
  start: { readonly base: number; readonly price: number },
): number[] {
  let held = start.base;
  let cost = start.base * start.price;
  const profits: number[] = [];
  for (const { base, quote } of fills) {
    if (base > 0) {
      cost -= quote;
    } else {
      const costOfSold = (cost * -base) / held;
      profits.push(quote - costOfSold);
      cost -= costOfSold;
    }
    held += base;
  }
  return profits;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
