import * as z from "zod/mini";
import type { Candle } from "../candles/candles.ts";
import { type Kind, strategies } from "../kinds/kinds.ts";
import type { Player, Tick } from "../kinds/strategy.ts";
import { type Books, booksSchema, openBooks, settle } from "./books.ts";
import { type Decision, type Execution, noDecisions, noExecutions } from "./decision.ts";
import type { SimulatedExecutor } from "./executor.ts";
import { applyLimits, refuse } from "./limits.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { simulateTrades } from "./simulate-trades.ts";

/** What a bot does, without market data. */
export interface Plan {
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
  readonly books: Books;
  /** One object for all ticks: a candle costs no memory. */
  readonly tick: { -readonly [Field in keyof Tick]: Tick[Field] };
}

export function startRun(plan: Plan, interval: number): Run {
  const settings = z.parse(settingsSchema, plan.settings);
  return createRun(settings, interval, strategies[plan.kind].play(plan.parameters), openBooks(settings));
}

const storedSchema = z.object({ books: booksSchema, state: z.unknown() });

/** The run as plain data, for JSON. */
export function storeRun({ books, player }: Run): z.infer<typeof storedSchema> {
  return structuredClone({ books, state: player.state });
}

/** Continues with the candle after the one that was stored. */
export function resumeRun(plan: Plan, interval: number, stored: unknown): Run {
  const { books, state } = z.parse(storedSchema, stored);
  const settings = z.parse(settingsSchema, plan.settings);
  return createRun(settings, interval, strategies[plan.kind].play(plan.parameters, state), books);
}

function createRun(settings: Settings, interval: number, player: Player, books: Books): Run {
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
  return { settings, interval, player, books, executor: simulateTrades(settings.costs), tick };
}

/**
 * One candle: executes at its open what was decided at the close before, and decides at its close. Returns what became of the decisions
 * of the candle before.
 */
export function step(run: Run, candle: Candle): readonly Execution[] {
  const executions = executePending(run, candle);
  settle(run.books, executions);
  decide(run, candle, executions);
  return executions;
}

function executePending({ books, executor }: Run, { time, open, volume }: Candle): readonly Execution[] {
  if (books.pending.length === 0) return books.refused;
  const executed = executor.execute(books.pending, { time, price: open, volume }, books);
  return books.refused.length === 0 ? executed : [...books.refused, ...executed];
}

function decide(run: Run, candle: Candle, executions: readonly Execution[]): void {
  const { books, settings, tick } = run;
  const now = candle.time + run.interval;
  const before = books.candles === 0 ? books.quote + books.base * candle.open : books.equity;
  if (books.candles === 0) books.peak = before;
  books.candles++;
  const equity = books.quote + books.base * candle.close;
  const limit = applyLimits(books, settings.limits, { time: candle.time, now, equity, before });
  books.refused = noExecutions;
  if (books.halted !== null) {
    books.pending = settings.limits.sellsWhenStopped && books.base > 0 ? sellAll : noDecisions;
    return;
  }
  tick.now = now;
  tick.open = candle.open;
  tick.high = candle.high;
  tick.low = candle.low;
  tick.close = candle.close;
  tick.volume = candle.volume;
  tick.base = books.base;
  tick.quote = books.quote;
  tick.executions = executions;
  const decisions = run.player.tick(tick);
  books.pending = limit === null ? decisions : noDecisions;
  if (limit !== null && decisions.length > 0) {
    books.refused = refuse(decisions, limit, now);
  }
}

const sellAll: readonly Decision[] = [{ side: "sell", amount: "all", rule: 0, reason: "stopped by a limit" }];
