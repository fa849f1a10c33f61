import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { log } from "../../../lib/log.ts";
import type { BacktestReply, BacktestRequest } from "./messages.ts";
import type { Outcome } from "./outcome.ts";

/** The part of a Web Worker that is used here. */
export interface BacktestWorker {
  postMessage(request: BacktestRequest): void;
  addEventListener(type: "message", listen: (event: { data: BacktestReply }) => void): void;
  addEventListener(type: "error" | "messageerror", listen: () => void): void;
  terminate(): void;
}

interface Listener {
  done(setup: BotSetup, outcome: Outcome): void;
  failed(): void;
}

interface Writer {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** The page's side: requests backtests from a worker, and receives the answer to the last one only. */
export class Backtests {
  readonly #worker: BacktestWorker;
  readonly #listener: Listener;
  readonly #writers = new Map<number, Writer>();
  #count = 0;
  #asked: { readonly run: number; readonly setup: BotSetup } | undefined;

  constructor(worker: BacktestWorker, candles: Candles, listener: Listener) {
    this.#worker = worker;
    this.#listener = listener;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    // Its script failed to load or threw.
    for (const type of ["error", "messageerror"] as const) {
      worker.addEventListener(type, () => this.#fail(`the worker reports: ${type}`));
    }
    worker.postMessage({ type: "candles", candles });
  }

  /** Requests a backtest, which replaces the one before. */
  ask(setup: BotSetup): void {
    this.#asked = { run: ++this.#count, setup };
    this.#worker.postMessage({ type: "run", ...this.#asked });
  }

  /** The text of a file that repeats a backtest. */
  write(setup: BotSetup): Promise<string> {
    const run = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#writers.set(run, { resolve, reject });
      this.#worker.postMessage({ type: "file", run, setup });
    });
  }

  /** Terminates the worker. */
  stop(): void {
    this.#asked = undefined;
    this.#worker.terminate();
  }

  #hear(reply: BacktestReply): void {
    const writer = this.#writers.get(reply.run);
    if (writer !== undefined) {
      this.#writers.delete(reply.run);
      if (reply.type === "file") writer.resolve(reply.text);
      else writer.reject(new Error("The worker did not write the file."));
    } else if (reply.run === this.#asked?.run) {
      if (reply.type === "outcome") this.#listener.done(this.#asked.setup, reply.outcome);
      else this.#fail(reply.type === "failed" ? reply.reason : reply.type);
    }
  }

  #fail(reason: string): void {
    log.warn("backtest failed", reason);
    for (const writer of this.#writers.values()) writer.reject(new Error(reason));
    this.#writers.clear();
    this.#listener.failed();
  }
}
