import { at } from "@canopy/protocol/rules/column";
import { type Candle, type Candles, candleCount } from "../candles/candles.ts";
import type { CostsPaid, Execution, Fill, SkipReason } from "./decision.ts";
import { type BotSetup, startRun, step } from "./run.ts";

export interface Backtest {
  /** Value of both tokens at the first open, in the quote token. */
  readonly startValue: number;
  /** The same at the close of each candle. */
  readonly equity: Float64Array;
  readonly fills: readonly Fill[];
  /** How many decisions were skipped, by reason. */
  readonly skips: Readonly<Partial<Record<SkipReason, number>>>;
  /** In the quote token. */
  readonly costs: CostsPaid;
  /** Candles at whose close there was some of the base token. */
  readonly held: number;
  readonly end: { readonly base: number; readonly quote: number };
  /** Why the bot stopped before the end. */
  readonly halted: SkipReason | null;
}

/** Plays a strategy over candles. The result depends on its arguments only, to the last bit. */
export function runBacktest(candles: Candles, setup: BotSetup): Backtest {
  const count = candleCount(candles);
  if (count === 0) throw new RangeError("A backtest needs at least one candle.");
  const { time, open, high, low, close, volume } = candles;
  const run = startRun(setup, candles.interval);
  const { portfolio } = run;
  const equity = new Float64Array(count);
  const fills: Fill[] = [];
  const skips: Partial<Record<SkipReason, number>> = {};
  let held = 0;
  // One object for all candles. The run copies what it keeps.
  const candle: { -readonly [Field in keyof Candle]: Candle[Field] } = {
    time: 0,
    open: 0,
    high: 0,
    low: 0,
    close: 0,
    volume: 0,
  };
  for (let index = 0; index < count; index++) {
    candle.time = at(time, index);
    candle.open = at(open, index);
    candle.high = at(high, index);
    candle.low = at(low, index);
    candle.close = at(close, index);
    candle.volume = at(volume, index);
    const executions = step(run, candle);
    if (executions.length > 0) collect(executions, fills, skips);
    equity[index] = portfolio.equity;
    if (portfolio.base > 0) held++;
  }
  const { start } = run.settings;
  return {
    startValue: start.quote + start.base * at(open, 0),
    equity,
    fills,
    skips,
    costs: portfolio.costs,
    held,
    end: { base: portfolio.base, quote: portfolio.quote },
    halted: portfolio.halted,
  };
}

function collect(
  executions: readonly Execution[],
  fills: Fill[],
  skips: Partial<Record<SkipReason, number>>,
): void {
  for (const execution of executions) {
    if (execution.type === "fill") fills.push(execution);
    else skips[execution.because] = (skips[execution.because] ?? 0) + 1;
  }
}
