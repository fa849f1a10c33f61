import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SearchRequest } from "../../../packages/strategies/src/parameter-search/search.ts";
import type { SearchMessage, SearchReply } from "../../../packages/strategies/src/parameter-search/worker.ts";
import { syntheticCandles } from "../../../packages/strategies/test/synthetic-candles.ts";
import type { Figure } from "../figures.ts";
import { plan } from "./speed.ts";

const TRIALS = 1_000;
/** A year of hours. */
const CANDLES = 8_766;
/** Milliseconds from the message to the reply. */
const CANCEL_LIMIT = 100;

const request: SearchRequest = {
  candles: syntheticCandles(CANDLES),
  kind: plan.kind,
  fixed: {},
  space: {
    fast: Array.from({ length: 40 }, (_, index) => index + 2),
    slow: Array.from({ length: 25 }, (_, index) => 10 * index + 50),
  },
  most: TRIALS,
  seed: 1,
  settings: plan.settings,
};

export async function measureSearch(): Promise<Figure[]> {
  const worker = new Worker(new URL("search-worker.ts", import.meta.url));
  await once(worker, "online");
  try {
    const begin = performance.now();
    const { end, reports } = await search(worker, () => {});
    if (end.type !== "done" || end.result.search.trials.length !== TRIALS)
      throw new Error("The search has not ended.");
    const taken = performance.now() - begin;
    let cancelled = 0;
    const stopped = await search(worker, () => {
      if (cancelled !== 0) return;
      cancelled = performance.now();
      send(worker, { type: "cancel" });
    });
    if (stopped.end.type !== "cancelled") throw new Error("The search was not cancelled.");
    return [
      toFigure(
        `${TRIALS} trials over ${CANDLES.toLocaleString("en-US")} candles in a worker`,
        taken,
        "ms",
        null,
      ),
      toFigure("reports of the progress on the way", reports, "reports", null),
      toFigure("from cancelling until the worker is free", performance.now() - cancelled, "ms", CANCEL_LIMIT),
    ];
  } finally {
    await worker.terminate();
  }
}

function toFigure(name: string, value: number, unit: string, target: number | null): Figure {
  return { name, value, unit, target, ratio: null, peer: null };
}

const send = (worker: Worker, message: SearchMessage) => worker.postMessage(message);

/** Starts a search, and waits until it ends in one way or another. */
function search(worker: Worker, onProgress: () => void): Promise<{ end: SearchReply; reports: number }> {
  return new Promise((resolve, reject) => {
    let reports = 0;
    const receive = (reply: SearchReply) => {
      if (reply.type === "progress") {
        reports++;
        onProgress();
        return;
      }
      worker.off("message", receive);
      resolve({ end: reply, reports });
    };
    worker.on("message", receive);
    worker.once("error", reject);
    send(worker, { type: "start", request });
  });
}
