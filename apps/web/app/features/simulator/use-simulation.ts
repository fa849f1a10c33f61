import type { Scenario } from "@canopy/protocol/simulation/scenario";
import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import { useEffect, useRef, useState } from "react";
import { Simulations } from "./simulations.ts";

interface Result {
  readonly scenario: Scenario;
  readonly summary: OutcomeSummary;
}

export interface SimulationState {
  /** The last finished run, possibly of an earlier scenario. */
  readonly result: Result | null;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Runs `scenario` in a worker, and again whenever it changes.
 *
 * @param isWanted loads the worker and starts only when true
 */
export function useSimulation(scenario: Scenario, isWanted: boolean): SimulationState {
  const [result, setResult] = useState<Result | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const simulations = useRef<Simulations | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt uses a new worker
  useEffect(() => {
    if (!isWanted) return;
    const worker = new Worker(new URL("./simulation.worker.ts", import.meta.url), { type: "module" });
    const started = new Simulations(worker, {
      done: (ran, summary) => setResult({ scenario: ran, summary }),
      failed: () => setHasFailed(true),
    });
    simulations.current = started;
    return () => {
      simulations.current = null;
      started.stop();
    };
  }, [isWanted, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker gets the same request
  useEffect(() => simulations.current?.ask(scenario), [scenario, isWanted, attempt]);

  return {
    result,
    isRunning: isWanted && !hasFailed && result?.scenario !== scenario,
    hasFailed,
    retry() {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
