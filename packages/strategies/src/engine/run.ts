import * as z from "zod/mini";
import type { Candle } from "../candles/candles.ts";
import { type Kind, strategies } from "../kinds/kinds.ts";
import type { Player, Tick } from "../kinds/strategy.ts";
import { type Decision, type Execution, noDecisions, noExecutions } from "./decision.ts";
import type { SimulatedExecutor } from "./executor.ts";
import { applyLimits, refuse } from "./limits.ts";
import { applyExecutions, openPortfolio, type Portfolio, portfolioSchema } from "./portfolio.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { simulateTrades } from "./simulate-trades.ts";

/** What a bot does, without market data. */
export interface BotSetup {
  readonly kind: Kind;
  readonly parameters: unknown;
  readonly settings: Settings;
}

/** A running bot, in a backtest or on paper. */
export interface Run {
  readonly settings: Settings;
  /** Milliseconds that a candle lasts. */
  readonly interval: number;
  readonly executor: SimulatedExecutor;
  readonly player: Player;
  readonly portfolio: Portfolio;
  /** One object for all ticks: a candle costs no memory. */
  readonly tick: { -readonly [Field in keyof Tick]: Tick[Field] };
}

export function startRun(setup: BotSetup, interval: number): Run {
  const settings = z.parse(settingsSchema, setup.settings);
  return createRun(
    settings,
    interval,
    strategies[setup.kind].play(setup.parameters),
    openPortfolio(settings),
  );
}

/** `books` is the portfolio: the field keeps the name that it has in stored runs. */
const storedSchema = z.object({ books: portfolioSchema, state: z.unknown() });

/** The run as plain data, for JSON. */
export function storeRun({ portfolio, player }: Run): z.infer<typeof storedSchema> {
  return structuredClone({ books: portfolio, state: player.state });
}

/** Continues with the candle after the one that was stored. */
export function resumeRun(setup: BotSetup, interval: number, stored: unknown): Run {
  const { books, state } = z.parse(storedSchema, stored);
  const settings = z.parse(settingsSchema, setup.settings);
  return createRun(settings, interval, strategies[setup.kind].play(setup.parameters, state), books);
}

function createRun(settings: Settings, interval: number, player: Player, portfolio: Portfolio): Run {
  const tick = {
    now: 0,
    open: 0,
    high: 0,
    low: 0,
    close: 0,
    volume: 0,
    base: 0,
    quote: 0,
    executions: noExecutions,
  };
  return { settings, interval, player, portfolio, executor: simulateTrades(settings.costs), tick };
}

/**
 * One candle: executes at its open what was decided at the close before, and decides at its close. Returns what became of the decisions
 * of the candle before.
 */
export function step(run: Run, candle: Candle): readonly Execution[] {
  const executions = executePending(run, candle);
  applyExecutions(run.portfolio, executions);
  decide(run, candle, executions);
  return executions;
}

function executePending({ portfolio, executor }: Run, { time, open, volume }: Candle): readonly Execution[] {
  if (portfolio.pending.length === 0) return portfolio.refused;
  const executed = executor.execute(portfolio.pending, { time, price: open, volume }, portfolio);
  return portfolio.refused.length === 0 ? executed : [...portfolio.refused, ...executed];
}

function decide(run: Run, candle: Candle, executions: readonly Execution[]): void {
  const { portfolio, settings, tick } = run;
  const now = candle.time + run.interval;
  const before = portfolio.candles === 0 ? portfolio.quote + portfolio.base * candle.open : portfolio.equity;
  if (portfolio.candles === 0) portfolio.peak = before;
  portfolio.candles++;
  const equity = portfolio.quote + portfolio.base * candle.close;
  const limit = applyLimits(portfolio, settings.limits, { time: candle.time, now, equity, before });
  portfolio.refused = noExecutions;
  if (portfolio.halted !== null) {
    portfolio.pending = settings.limits.sellsWhenStopped && portfolio.base > 0 ? sellAll : noDecisions;
    return;
  }
  tick.now = now;
  tick.open = candle.open;
  tick.high = candle.high;
  tick.low = candle.low;
  tick.close = candle.close;
  tick.volume = candle.volume;
  tick.base = portfolio.base;
  tick.quote = portfolio.quote;
  tick.executions = executions;
  const decisions = run.player.tick(tick);
  portfolio.pending = limit === null ? decisions : noDecisions;
  if (limit !== null && decisions.length > 0) {
    portfolio.refused = refuse(decisions, limit, now);
  }
}

const sellAll: readonly Decision[] = [{ side: "sell", amount: "all", rule: 0, reason: "stopped by a limit" }];
