import type { Scenario } from "@canopy/protocol/simulation/scenario";
import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import { log } from "../../lib/log.ts";
import { answerSchema, type Request } from "./messages.ts";

/** The part of a Web Worker that is used here. */
export interface SimulationWorker {
  postMessage(request: Request): void;
  addEventListener(type: "message", listen: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listen: () => void): void;
  terminate(): void;
}

interface Listener {
  done(scenario: Scenario, summary: OutcomeSummary): void;
  failed(): void;
}

/** The page's side: requests runs from a worker, and receives the answer to the last one only. */
export class Simulations {
  readonly #worker: SimulationWorker;
  readonly #listener: Listener;
  #run = 0;
  #scenario: Scenario | undefined;

  constructor(worker: SimulationWorker, listener: Listener) {
    this.#worker = worker;
    this.#listener = listener;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    // Its script failed to load or threw.
    for (const type of ["error", "messageerror"] as const) {
      worker.addEventListener(type, () => this.#fail(`the worker reports: ${type}`));
    }
  }

  /** Requests a run, which replaces the current one. */
  ask(scenario: Scenario): void {
    this.#run += 1;
    this.#scenario = scenario;
    this.#worker.postMessage({ run: this.#run, scenario });
  }

  /** Terminates the worker. */
  stop(): void {
    this.#scenario = undefined;
    this.#worker.terminate();
  }

  #hear(data: unknown): void {
    const { success, data: answer, error } = answerSchema.safeParse(data);
    if (!success) {
      this.#fail(error);
    } else if (answer.run === this.#run && this.#scenario !== undefined) {
      if (answer.state === "done") this.#listener.done(this.#scenario, answer.summary);
      else this.#fail(answer.reason);
    }
  }

  #fail(reason: unknown): void {
    log.warn("simulation failed", reason);
    this.#listener.failed();
  }
}
