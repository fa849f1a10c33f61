import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { useEffect, useRef, useState } from "react";
import { Backtests } from "./backtests.ts";
import type { Outcome } from "./outcome.ts";

interface Result {
  readonly candles: Candles;
  readonly setup: BotSetup;
  readonly outcome: Outcome;
}

export interface BacktestState {
  /** The last finished backtest of these candles, possibly of an earlier setup. */
  readonly result: Result | null;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  retry(): void;
  /** The text of a file that repeats the backtest of `setup`. */
  write(setup: BotSetup): Promise<string>;
}

/** Runs `setup` in a worker, and again whenever it or the candles change. Null: there is nothing to run. */
export function useBacktest(candles: Candles, setup: BotSetup | null): BacktestState {
  const [result, setResult] = useState<Result | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const backtests = useRef<Backtests | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt uses a new worker
  useEffect(() => {
    const worker = new Worker(new URL("./backtest.worker.ts", import.meta.url), { type: "module" });
    const started = new Backtests(worker, candles, {
      done: (ran, outcome) => {
        setHasFailed(false);
        setResult({ candles, setup: ran, outcome });
      },
      failed: () => setHasFailed(true),
    });
    backtests.current = started;
    return () => {
      backtests.current = null;
      started.stop();
    };
  }, [candles, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker gets the same request
  useEffect(() => {
    if (setup !== null) backtests.current?.ask(setup);
  }, [setup, candles, attempt]);

  return {
    result: result?.candles === candles ? result : null,
    isRunning: setup !== null && !hasFailed && result?.setup !== setup,
    hasFailed,
    retry() {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
    write: (wanted) => backtests.current?.write(wanted) ?? Promise.reject(new Error("There is no worker.")),
  };
}
