import type { Logger } from "pino";
import type { Database } from "../../database/tables.ts";
import type { PartObserver } from "../loop/observe-parts.ts";
import { repeat } from "../loop/repeat.ts";
import { stepBots } from "./step-bots.ts";

interface PaperOptions {
  database: Database;
  log: Logger;
  observer: PartObserver;
  signal: AbortSignal;
  /** Milliseconds between two ticks. */
  pace: number;
}

/** Runs the paper bots until `signal` is aborted. */
export function runPaper({ database, log, pace, ...loop }: PaperOptions): Promise<void> {
  const step = async () => {
    // To the newest candles.
    while (!loop.signal.aborted) {
      const { bots, candles } = await stepBots(database, log);
      loop.observer.stepped(candles);
      if (bots === 0) break;
    }
    return pace;
  };
  return repeat("paper", step, loop);
}
