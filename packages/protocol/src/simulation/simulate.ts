import { corePlan } from "../rules/parameters.ts";
import { FastPlan } from "./fast-plan.ts";
import { generateEntries } from "./generate-entries.ts";
import type { Scenario } from "./scenario.ts";
import { type OutcomeSummary, summarize } from "./summary.ts";

/**
 * Runs the core plan's rules on a generated network and returns the earnings at the end. Yields the number of finished days, so
 * that the caller can pause or stop after each.
 */
export function* simulate(scenario: Scenario): Generator<number, OutcomeSummary> {
  const { members } = scenario;
  const plan = new FastPlan({ parameters: corePlan, members });
  yield* generateEntries(scenario, plan);
  plan.finish();
  return summarize(plan);
}

/** Runs a simulation without pauses. */
export function simulateAll(scenario: Scenario): OutcomeSummary {
  const simulation = simulate(scenario);
  for (;;) {
    const { done, value } = simulation.next();
    if (done) return value;
  }
}
