import { at } from "@canopy/protocol/rules/column";
import { createRandom } from "@canopy/protocol/simulation/random";
import { type Candles, candleCount } from "../candles/candles.ts";
import type { Backtest } from "../engine/backtest.ts";
import type { CostsPaid } from "../engine/decision.ts";
import { totalCosts } from "../engine/portfolio.ts";
import type { Settings } from "../engine/settings.ts";
import { type Comparison, regress } from "./alpha.ts";
import { dcaBacktest, holdBacktest } from "./benchmarks.ts";
import { bootstrapPValue } from "./bootstrap-p-value.ts";
import { maximumDrawdown } from "./drawdown.ts";
import { type MonthReturn, monthlyReturns } from "./months.ts";
import { computeMoments, DAY, sharpePerCandle, toReturns, YEAR } from "./returns.ts";
import { type TradeStatistics, tradeStatistics } from "./trades.ts";

/** Returns of less than a year are not annualised, as the GIPS standards require. */
const LEAST_DAYS = 365;

/** docs/strategies.md defines each figure, with its source. Parts, not per cent; null where a figure is not defined. */
export interface Statistics extends TradeStatistics {
  readonly candles: number;
  /** From the first open to the last close, gaps included. */
  readonly days: number;
  readonly startValue: number;
  readonly endValue: number;
  readonly return: number;
  readonly cagr: number | null;
  readonly sharpe: number | null;
  readonly sortino: number | null;
  readonly calmar: number | null;
  readonly maximumDrawdown: number;
  readonly drawdownDays: number;
  readonly worstMonth: MonthReturn;
  readonly exposure: number;
  readonly costs: CostsPaid & { readonly total: number };
  readonly hold: Comparison;
  readonly dca: Comparison;
  /** Probability that a result this good, compared with "hold", is luck. */
  readonly luck: number | null;
}

/** Always compared with "hold" and "DCA". `seed` determines the resamples behind `luck`. */
export function computeStatistics(
  candles: Candles,
  backtest: Backtest,
  settings: Settings,
  seed = 1,
): Statistics {
  const { startValue, equity, fills, costs } = backtest;
  const count = candleCount(candles);
  const duration = at(candles.time, count - 1) + candles.interval - at(candles.time, 0);
  const endValue = at(equity, count - 1);
  const returns = toReturns(startValue, equity);
  const moments = computeMoments(returns);
  const perYear = Math.sqrt(YEAR / candles.interval);
  const sharpe = sharpePerCandle(moments);
  const drawdown = maximumDrawdown(startValue, equity);
  const isLong = duration >= LEAST_DAYS * DAY;
  const cagr = isLong ? (endValue / startValue) ** (YEAR / duration) - 1 : null;
  const hold = holdBacktest(candles, settings);
  const months = monthlyReturns(startValue, candles.time, equity);
  return {
    candles: count,
    days: duration / DAY,
    startValue,
    endValue,
    return: endValue / startValue - 1,
    cagr,
    sharpe: sharpe === null ? null : sharpe * perYear,
    sortino: moments.downside === 0 ? null : (moments.mean / Math.sqrt(moments.downside)) * perYear,
    calmar: cagr === null || drawdown.depth === 0 ? null : cagr / drawdown.depth,
    maximumDrawdown: drawdown.depth,
    drawdownDays: (drawdown.candles * candles.interval) / DAY,
    worstMonth: months.reduce((worst, month) => (month.return < worst.return ? month : worst)),
    ...tradeStatistics(fills, { base: settings.start.base, price: at(candles.open, 0) }),
    exposure: backtest.held / count,
    costs: { ...costs, total: totalCosts(costs) },
    hold: compare(returns, backtest, hold, candles.interval),
    dca: compare(returns, backtest, dcaBacktest(candles, settings), candles.interval),
    luck: bootstrapPValue(equity, hold.equity, createRandom(seed)),
  };
}

function compare(returns: Float64Array, backtest: Backtest, other: Backtest, interval: number): Comparison {
  const { alpha, beta } = regress(returns, toReturns(other.startValue, other.equity));
  const otherReturn = readEnd(other) / other.startValue - 1;
  return {
    return: otherReturn,
    excess: readEnd(backtest) / backtest.startValue - 1 - otherReturn,
    alpha: alpha === null ? null : (alpha * YEAR) / interval,
    beta,
  };
}

function readEnd({ equity }: Backtest): number {
  return at(equity, equity.length - 1);
}
