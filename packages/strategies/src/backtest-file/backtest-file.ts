import * as z from "zod/mini";
import { type Candles, columnNames, findBadCandle } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import type { BotSetup } from "../engine/run.ts";
import { settingsSchema } from "../engine/settings.ts";
import { kinds } from "../kinds/kinds.ts";
import { computeStatistics, type Statistics } from "../statistics/statistics.ts";

const column = z.array(z.number());
const inlineSchema = z.strictObject({
  interval: z.number().check(z.positive()),
  time: column,
  open: column,
  high: column,
  low: column,
  close: column,
  volume: column,
});

/** A file next to this one or in a folder below: a file from a stranger must not name others of yours. */
const csvPath = z
  .string()
  .check(
    z.regex(/^(?!.*(^|\/)\.\.?(\/|$))[^/\\:][^\\:]*$/, "A path without .. below the folder of this file"),
  );

/** A backtest that anyone can repeat: `npm run backtest -- file.json`. docs/strategies.md describes it. */
export const backtestFileSchema = z.strictObject({
  format: z.literal("canopy-backtest"),
  version: z.literal(1, "This command reads version 1. Export the backtest again."),
  candles: z.union([inlineSchema, z.strictObject({ csv: csvPath })]),
  kind: z.enum(kinds),
  parameters: z.record(z.string(), z.unknown()),
  settings: settingsSchema,
  /** Of the resamples behind the probability of luck. */
  seed: z.int(),
  /** What the writer of the file got; null if the file was written by hand. */
  statistics: z.nullable(z.unknown()),
});
export type BacktestFile = z.infer<typeof backtestFileSchema>;

/** The text of a file with the candles inside. */
export function writeBacktestFile(candles: Candles, setup: BotSetup, seed = 1): string {
  const { interval } = candles;
  const file: BacktestFile = {
    format: "canopy-backtest",
    version: 1,
    candles: {
      interval,
      time: [...candles.time],
      open: [...candles.open],
      high: [...candles.high],
      low: [...candles.low],
      close: [...candles.close],
      volume: [...candles.volume],
    },
    kind: setup.kind,
    parameters: z.parse(z.record(z.string(), z.unknown()), setup.parameters),
    settings: setup.settings,
    seed,
    statistics: computeStatistics(candles, runBacktest(candles, setup), setup.settings, seed),
  };
  return `${JSON.stringify(file)}\n`;
}

/** Throws a ZodError if the file is not one, or is of another version. */
export function readBacktestFile(text: string): BacktestFile {
  return z.parse(backtestFileSchema, JSON.parse(text));
}

/** The candles inside a file. Throws a RangeError if they can't be. */
export function inlineCandles(inline: z.infer<typeof inlineSchema>): Candles {
  if (columnNames.some((name) => inline[name].length !== inline.time.length)) {
    throw new RangeError("The columns of the candles are not equally long.");
  }
  const candles: Candles = {
    interval: inline.interval,
    time: Float64Array.from(inline.time),
    open: Float64Array.from(inline.open),
    high: Float64Array.from(inline.high),
    low: Float64Array.from(inline.low),
    close: Float64Array.from(inline.close),
    volume: Float64Array.from(inline.volume),
  };
  const bad = findBadCandle(candles);
  if (bad !== null) throw new RangeError(`Candle ${bad.index} can't be: ${bad.error}.`);
  return candles;
}

export interface Repetition {
  readonly statistics: Statistics;
  /** Whether they are those in the file; null if the file has none. */
  readonly isSame: boolean | null;
}

export function repeatBacktest(file: BacktestFile, candles: Candles): Repetition {
  const statistics = computeStatistics(candles, runBacktest(candles, file), file.settings, file.seed);
  const isSame = file.statistics === null ? null : isSameValue(statistics, file.statistics);
  return { statistics, isSame };
}

/**
 * To nine digits: trades and values are the same to the last bit everywhere, but engines round logarithms and powers differently in the
 * last digit.
 */
function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") {
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
  }
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const others = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === others.size && entries.every(([name, value]) => isSameValue(value, others.get(name)))
  );
}
