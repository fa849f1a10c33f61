import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "@canopy/strategies/candles/candles";
import { type Backtest, runBacktest } from "@canopy/strategies/engine/backtest";
import type { Fill, Side, SkipReason } from "@canopy/strategies/engine/decision";
import { totalCosts } from "@canopy/strategies/engine/portfolio";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { type Regime, splitByRegime } from "@canopy/strategies/parameter-search/regimes";
import { dcaBacktest, holdBacktest } from "@canopy/strategies/statistics/benchmarks";
import { drawdownCurve, maximumDrawdown } from "@canopy/strategies/statistics/drawdown";
import { type MonthReturn, monthlyReturns } from "@canopy/strategies/statistics/months";
import { computeStatistics, type Statistics } from "@canopy/strategies/statistics/statistics";
import { bucketIndex, bucketLength, toBuckets } from "./buckets.ts";

/** What is compared: the rule, and the two ways of doing less. */
export const rivals = ["rule", "hold", "dca"] as const;
type Rival = (typeof rivals)[number];

export interface RivalFigures {
  readonly endValue: number;
  readonly return: number;
  readonly maximumDrawdown: number;
  readonly worstMonth: MonthReturn;
  /** In the quote token. */
  readonly costs: number;
}

/** Values at the end of each bucket of the chart; NaN in a gap. */
export interface Curves {
  /** When those buckets begin, in milliseconds since 1970. */
  readonly time: Float64Array;
  readonly rule: Float64Array;
  readonly hold: Float64Array;
  readonly dca: Float64Array;
  /** Loss of the rule since its highest value: the largest one in the bucket. */
  readonly drawdown: Float64Array;
}

/** A trade to draw, or the first of several in a row. */
export interface Mark {
  /** When its bucket begins, in milliseconds since 1970. */
  readonly time: number;
  readonly side: Side;
}

/** Values at the end of a month in UTC. */
interface MonthEnd extends Record<Rival, number> {
  readonly month: string;
  readonly price: number;
}

/** What the page shows of a backtest. */
export interface Outcome {
  readonly statistics: Statistics;
  readonly rivals: Record<Rival, RivalFigures>;
  readonly curves: Curves;
  readonly marks: readonly Mark[];
  /** The newest trades, the newest first. */
  readonly trades: readonly Fill[];
  readonly months: readonly MonthEnd[];
  /** The rule's results while the price was rising, falling, or neither. */
  readonly regimes: readonly Regime[];
  readonly skips: Readonly<Partial<Record<SkipReason, number>>>;
  readonly halted: SkipReason | null;
  readonly end: { readonly base: number; readonly quote: number };
}

/** Listed trades at most. */
const MOST_TRADES = 100;
/** In each run of this many buckets, the chart draws one trade of each side, so that it stays readable. */
const BUCKETS_A_MARK = 4;

export function computeOutcome(candles: Candles, setup: BotSetup, seed = 1): Outcome {
  const backtest = runBacktest(candles, setup);
  const hold = holdBacktest(candles, setup.settings);
  const dca = dcaBacktest(candles, setup.settings);
  return {
    statistics: computeStatistics(candles, backtest, setup.settings, seed),
    rivals: {
      rule: toFigures(candles, backtest),
      hold: toFigures(candles, hold),
      dca: toFigures(candles, dca),
    },
    curves: toCurves(candles, { rule: backtest, hold, dca }),
    marks: toMarks(candles, backtest.fills),
    trades: backtest.fills.slice(-MOST_TRADES).toReversed(),
    months: monthEnds(candles, { rule: backtest, hold, dca }),
    regimes: splitByRegime(candles, [{ from: 0, backtest }]),
    skips: backtest.skips,
    halted: backtest.halted,
    end: backtest.end,
  };
}

type Backtests = Readonly<Record<Rival, Backtest>>;

function toFigures(candles: Candles, { startValue, equity, costs }: Backtest): RivalFigures {
  const endValue = at(equity, equity.length - 1);
  const months = monthlyReturns(startValue, candles.time, equity);
  return {
    endValue,
    return: endValue / startValue - 1,
    maximumDrawdown: maximumDrawdown(startValue, equity).depth,
    worstMonth: months.reduce((worst, month) => (month.return < worst.return ? month : worst)),
    costs: totalCosts(costs),
  };
}

function toCurves(candles: Candles, { rule, hold, dca }: Backtests): Curves {
  const buckets = toBuckets(candles);
  const depths = drawdownCurve(rule.startValue, rule.equity);
  const ends = (column: Float64Array) =>
    Float64Array.from(buckets, ({ from, to }) => (from === to ? Number.NaN : at(column, to - 1)));
  return {
    time: Float64Array.from(buckets, ({ time }) => time),
    rule: ends(rule.equity),
    hold: ends(hold.equity),
    dca: ends(dca.equity),
    drawdown: Float64Array.from(buckets, ({ from, to }) =>
      from === to
        ? Number.NaN
        : depths.subarray(from, to).reduce((deepest, depth) => Math.max(deepest, depth)),
    ),
  };
}

function toMarks(candles: Candles, fills: readonly Fill[]): Mark[] {
  const first = at(candles.time, 0);
  const length = bucketLength(candles);
  const marks: Mark[] = [];
  const last = { buy: -1, sell: -1 };
  for (const { time, decision } of fills) {
    const bucket = bucketIndex(candles, time);
    const block = Math.floor(bucket / BUCKETS_A_MARK);
    if (last[decision.side] === block) continue;
    last[decision.side] = block;
    marks.push({ time: first + bucket * length, side: decision.side });
  }
  return marks;
}

function monthEnds({ time, close }: Candles, { rule, hold, dca }: Backtests): MonthEnd[] {
  const toMonth = (index: number) => new Date(at(time, index)).toISOString().slice(0, 7);
  const ends: MonthEnd[] = [];
  for (let index = 0; index < time.length; index++) {
    const next = index + 1;
    if (next < time.length && isSameMonth(at(time, index), at(time, next))) continue;
    ends.push({
      month: toMonth(index),
      price: at(close, index),
      rule: at(rule.equity, index),
      hold: at(hold.equity, index),
      dca: at(dca.equity, index),
    });
  }
  return ends;
}

const DAY = 86_400_000;

function isSameMonth(one: number, other: number): boolean {
  if (Math.floor(one / DAY) === Math.floor(other / DAY)) return true;
  const [first, second] = [new Date(one), new Date(other)];
  return first.getUTCMonth() === second.getUTCMonth() && first.getUTCFullYear() === second.getUTCFullYear();
}
