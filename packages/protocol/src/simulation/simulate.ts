import { corePlan } from "../rules/parameters.ts";
import { FastPlan } from "./fast-plan.ts";
import { imagine } from "./generate-entries.ts";
import type { Scenario } from "./scenario.ts";
import { type OutcomeSummary, summarize } from "./summary.ts";

/**
 * Runs the core plan's rules on an imagined network, a day at a time, and returns who earned what in the end. Yields the
 * days that are done: between two of them the caller can stop, or do something else.
 */
export function* simulate(scenario: Scenario): Generator<number, OutcomeSummary> {
  const { members } = scenario;
  const plan = new FastPlan({ parameters: corePlan, members, lotteryIsSet: true });
  yield* imagine(scenario, plan);
  plan.finish();
  return summarize(plan);
}

/** Runs a simulation to its end at once. */
export function simulateAll(scenario: Scenario): OutcomeSummary {
  const simulation = simulate(scenario);
  for (;;) {
    const { done, value } = simulation.next();
    if (done) return value;
  }
}
