import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import type { Outcome } from "./outcome.ts";

// Messages between page and worker, which are parts of one build.

export type BacktestRequest =
  /** The candles of the requests that follow. */
  | { readonly type: "candles"; readonly candles: Candles }
  /** Replaces the request before: only the last one is answered. */
  | { readonly type: "run"; readonly run: number; readonly setup: BotSetup }
  /** A file that repeats the backtest. Every one is answered. */
  | { readonly type: "file"; readonly run: number; readonly setup: BotSetup };

export type BacktestReply =
  | { readonly type: "outcome"; readonly run: number; readonly outcome: Outcome }
  | { readonly type: "file"; readonly run: number; readonly text: string }
  | { readonly type: "failed"; readonly run: number; readonly reason: string };
