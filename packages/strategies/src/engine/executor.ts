import type { Decision, Execution } from "./decision.ts";

/** What is known when a decision is executed. */
export interface Market {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly price: number;
  /** Traded in the candle, in the base token. */
  readonly volume: number;
}

export interface Holdings {
  readonly base: number;
  readonly quote: number;
}

/**
 * Turns decisions into executions, one for each, in their order. Backtests and paper bots simulate at once; one that sends transactions
 * would answer later. What comes back goes through `settle` in both cases. Rules of a vault need none: the contract decides itself.
 */
export interface Executor {
  execute(
    decisions: readonly Decision[],
    market: Market,
    holdings: Holdings,
  ): readonly Execution[] | Promise<readonly Execution[]>;
}

/** For backtests and paper bots. */
export interface SimulatedExecutor extends Executor {
  execute(decisions: readonly Decision[], market: Market, holdings: Holdings): readonly Execution[];
}
