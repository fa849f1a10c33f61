import { answerBacktests } from "./answer-backtests.ts";
import type { BacktestRequest } from "./messages.ts";

const answer = answerBacktests({
  send: (reply) => self.postMessage(reply),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
});

self.addEventListener("message", ({ data }: MessageEvent<BacktestRequest>) => void answer(data));
