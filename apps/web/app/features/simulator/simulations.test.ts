import { simulateAll } from "@canopy/protocol/simulation/simulate";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Request } from "./messages.ts";
import { firstScenario } from "./settings.ts";
import { Simulations, type SimulationWorker } from "./simulations.ts";

const scenario = { ...firstScenario, members: 100, days: 10 };
const summary = simulateAll(scenario);

class FakeWorker implements SimulationWorker {
  readonly asked: Request[] = [];
  isEnded = false;
  #hear: (event: { data: unknown }) => void = () => {};
  #fail: () => void = () => {};

  postMessage(request: Request): void {
    this.asked.push(request);
  }

  addEventListener(type: string, listen: (event: { data: unknown }) => void): void {
    if (type === "message") this.#hear = listen;
    if (type === "error") this.#fail = () => listen({ data: undefined });
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.#hear({ data });
  }

  breakDown(): void {
    this.#fail();
  }
}

function start() {
  const worker = new FakeWorker();
  const listener = { done: vi.fn(), failed: vi.fn() };
  return { worker, listener, simulations: new Simulations(worker, listener) };
}

describe("Simulations", () => {
  afterEach(() => vi.restoreAllMocks());

  test("passes on the answer to the last run only", () => {
    const { worker, listener, simulations } = start();
    simulations.ask(scenario);
    simulations.ask({ ...scenario, seed: 2 });
    expect(worker.asked.map(({ run }) => run)).toEqual([1, 2]);
    worker.say({ state: "done", run: 1, summary });
    expect(listener.done).not.toHaveBeenCalled();
    worker.say({ state: "done", run: 2, summary });
    expect(listener.done).toHaveBeenCalledExactlyOnceWith({ ...scenario, seed: 2 }, summary);
  });

  test("reports failed runs, a crashed worker and invalid messages", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { worker, listener, simulations } = start();
    simulations.ask(scenario);
    worker.say({ state: "failed", run: 1, reason: "RangeError" });
    worker.breakDown();
    worker.say({ state: "done", run: 1, summary: { ...summary, bands: [1] } });
    expect(listener.failed).toHaveBeenCalledTimes(3);
    expect(listener.done).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test("terminates the worker and ignores later messages", () => {
    const { worker, listener, simulations } = start();
    simulations.ask(scenario);
    simulations.stop();
    worker.say({ state: "done", run: 1, summary });
    expect(worker.isEnded).toBe(true);
    expect(listener.done).not.toHaveBeenCalled();
  });
});
