import { at } from "@canopy/protocol/rules/column";
import { type Candles, candleCount } from "../candles/candles.ts";
import { type Backtest, runBacktest } from "../engine/backtest.ts";
import type { BotSetup } from "../engine/run.ts";
import { noLimits, type Settings } from "../engine/settings.ts";
import { DAY } from "./returns.ts";

const FEWEST_PURCHASES = 10;
/** Seconds, the shortest interval of a rule: "hold" buys with every candle if the volume cap does not let it buy at once. */
const SHORTEST_INTERVAL = 60;
/** For a start without the quote token. */
const SMALLEST_AMOUNT = 1e-9;

/** Buys the base token with everything at the first chance, with the same costs, and keeps it. */
export function holdBacktest(candles: Candles, settings: Settings): Backtest {
  return runBacktest(candles, holdSetup(settings));
}

export function holdSetup(settings: Settings): BotSetup {
  const times = settings.costs.volumeShare === null ? 1 : null;
  return buyRegularly(settings, { amount: settings.start.quote, interval: SHORTEST_INTERVAL, times });
}

/** Buys with equal parts of the quote token once a week (ten times in a shorter period), with the same costs, and keeps it. */
export function dcaBacktest(candles: Candles, settings: Settings): Backtest {
  const duration = at(candles.time, candleCount(candles) - 1) + candles.interval - at(candles.time, 0);
  const purchases = Math.max(FEWEST_PURCHASES, Math.floor(duration / (7 * DAY)));
  const interval = Math.max(SHORTEST_INTERVAL, Math.floor(duration / purchases / 1000));
  return runBacktest(candles, dcaSetup(settings, purchases, interval));
}

/** The same for a paper bot, whose end is not known: a tenth a week. */
export function weeklyDcaSetup(settings: Settings): BotSetup {
  return dcaSetup(settings, FEWEST_PURCHASES, (7 * DAY) / 1000);
}

function dcaSetup(settings: Settings, purchases: number, interval: number): BotSetup {
  return buyRegularly(settings, { amount: settings.start.quote / purchases, interval, times: null });
}

function buyRegularly(
  { start, costs }: Settings,
  { amount, interval, times }: { amount: number; interval: number; times: number | null },
): BotSetup {
  const parameters = { side: "buy", amount: Math.max(amount, SMALLEST_AMOUNT), interval, times };
  return { kind: "dca", parameters, settings: { start, costs, limits: noLimits } };
}
