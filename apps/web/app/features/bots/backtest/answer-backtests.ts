import { writeBacktestFile } from "@canopy/strategies/backtest-file/backtest-file";
import type { Candles } from "@canopy/strategies/candles/candles";
import type { BacktestReply, BacktestRequest } from "./messages.ts";
import { computeOutcome } from "./outcome.ts";

interface Surroundings {
  /** Posts a message to the page. */
  send(reply: BacktestReply): void;
  /** Yields to queued messages. */
  rest(): Promise<void>;
}

/** The worker's side: runs the last of the requested backtests, so that a moving slider leaves no queue behind. */
export function answerBacktests({ send, rest }: Surroundings): (request: BacktestRequest) => Promise<void> {
  let candles: Candles | undefined;
  let newest = 0;

  function answer(request: Exclude<BacktestRequest, { type: "candles" }>): BacktestReply {
    const { type, run, setup } = request;
    if (candles === undefined) return { type: "failed", run, reason: "no candles" };
    try {
      return type === "run"
        ? { type: "outcome", run, outcome: computeOutcome(candles, setup) }
        : { type: "file", run, text: writeBacktestFile(candles, setup) };
    } catch (error) {
      return { type: "failed", run, reason: String(error) };
    }
  }

  return async (request) => {
    if (request.type === "candles") {
      candles = request.candles;
      return;
    }
    if (request.type === "run") newest = request.run;
    await rest();
    if (request.type === "run" && request.run !== newest) return;
    send(answer(request));
  };
}
