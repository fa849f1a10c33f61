import { toColumns } from "@canopy/strategies/candles/candles";
import { afterEach, describe, expect, test, vi } from "vitest";
import { firstDraft, toBotSetup } from "../rule/rule-draft.ts";
import { answerBacktests } from "./answer-backtests.ts";
import { Backtests, type BacktestWorker } from "./backtests.ts";
import type { BacktestReply, BacktestRequest } from "./messages.ts";

const HOUR = 3_600_000;
const candles = toColumns(
  HOUR,
  Array.from({ length: 50 }, (_, hour) => ({
    time: hour * HOUR,
    open: 1,
    high: 1.1,
    low: 0.9,
    close: 1 + (hour % 3) / 100,
    volume: 1e6,
  })),
);

function makeSetup(amount: number) {
  const draft = firstDraft("dca", 1);
  const setup = toBotSetup({ ...draft, values: { ...draft.values, amount } }, 1, true);
  if (typeof setup === "string") throw new Error(setup);
  return setup;
}

/** The worker's own code in the same thread. It answers when it is let. */
class SameThreadWorker implements BacktestWorker {
  readonly replies: BacktestReply[] = [];
  isEnded = false;
  #rested: (() => void)[] = [];
  #hear: (event: { data: BacktestReply }) => void = () => {};
  #fail: () => void = () => {};
  readonly #answer = answerBacktests({
    send: (data) => {
      this.replies.push(data);
      this.#hear({ data });
    },
    rest: () => new Promise((resolve) => this.#rested.push(resolve)),
  });

  postMessage(request: BacktestRequest): void {
    void this.#answer(request);
  }

  addEventListener(type: string, listen: (event: { data: BacktestReply }) => void): void {
    if (type === "message") this.#hear = listen;
    if (type === "error") this.#fail = () => listen({ data: { type: "failed", run: 0, reason: "" } });
  }

  terminate(): void {
    this.isEnded = true;
  }

  async letAnswer(): Promise<void> {
    for (const resolve of this.#rested.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }

  breakDown(): void {
    this.#fail();
  }
}

function start() {
  const worker = new SameThreadWorker();
  const listener = { done: vi.fn(), failed: vi.fn() };
  return { worker, listener, backtests: new Backtests(worker, candles, listener) };
}

describe("Backtests", () => {
  afterEach(() => vi.restoreAllMocks());

  test("runs only the last of the requests that wait", async () => {
    const { worker, listener, backtests } = start();
    const setups = [10, 20, 30].map(makeSetup);
    for (const setup of setups) backtests.ask(setup);
    await worker.letAnswer();
    expect(worker.replies).toHaveLength(1);
    expect(listener.done).toHaveBeenCalledExactlyOnceWith(
      setups[2],
      expect.objectContaining({ months: expect.anything() }),
    );
  });

  test("writes a file that repeats the backtest, also while a slider moves", async () => {
    const { worker, listener, backtests } = start();
    backtests.ask(makeSetup(10));
    const file = backtests.write(makeSetup(10));
    backtests.ask(makeSetup(20));
    await worker.letAnswer();
    expect(JSON.parse(await file)).toMatchObject({
      format: "canopy-backtest",
      kind: "dca",
      parameters: { amount: 10 },
    });
    expect(listener.done).toHaveBeenCalledTimes(1);
  });

  test("reports a rule that can't run, and a broken worker", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { worker, listener, backtests } = start();
    backtests.ask({ ...makeSetup(10), parameters: { side: "hold" } });
    await worker.letAnswer();
    expect(listener.failed).toHaveBeenCalledTimes(1);
    const file = backtests.write(makeSetup(10));
    worker.breakDown();
    await expect(file).rejects.toThrow("the worker reports: error");
    expect(listener.failed).toHaveBeenCalledTimes(2);
    expect(listener.done).not.toHaveBeenCalled();
  });

  test("terminates its worker", () => {
    const { worker, backtests } = start();
    backtests.stop();
    expect(worker.isEnded).toBe(true);
  });
});
