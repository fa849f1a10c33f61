/**
 * `npm run bench:simulator`: the time of the outcome simulator for 100,000 members over a year, and in turn with the reference
 * model on a smaller network.
 */

import { corePlan, usd } from "../../packages/protocol/src/rules/parameters.ts";
import { generateEntries } from "../../packages/protocol/src/simulation/generate-entries.ts";
import { growthKinds } from "../../packages/protocol/src/simulation/placement.ts";
import type { Scenario } from "../../packages/protocol/src/simulation/scenario.ts";
import { simulateAll } from "../../packages/protocol/src/simulation/simulate.ts";
import { ReferenceEntries } from "../../packages/protocol/test/reference-entries.ts";
import type { Figure } from "./figures.ts";
import { median } from "./quantiles.ts";
import { note, runBench } from "./scope.ts";

const RUNS = 5;
/** Milliseconds. */
const LIMIT = 2_000;
const MEMBERS = 100_000;
/** Fewer members for the slower reference model. */
const MEMBERS_OF_BOTH = 20_000;
/** The same for all: members leave room for further units, and most join early, so most days have a large tree. */
const common = { days: 365, dailyGrowth: -1, units: 2, topUps: 50, seed: 1 };

await runBench(async () => {
  const figures: Figure[] = [];
  for (const placement of growthKinds) {
    note(`${MEMBERS} members, ${placement} ...`);
    const scenario = { ...common, members: MEMBERS, placement };
    const taken = median(Array.from({ length: RUNS }, () => measureTime(() => simulateAll(scenario))));
    figures.push({
      name: toName(scenario),
      value: taken,
      unit: "ms",
      target: LIMIT,
      ratio: LIMIT / taken,
      peer: "the limit of 2 s",
    });
  }
  for (const placement of growthKinds) figures.push(compareWithReference(placement));
  return figures;
});

function toName({ members, days, placement }: Scenario): string {
  return `${members.toLocaleString("en-US")} members over ${days} days, ${placement}`;
}

function compareWithReference(placement: Scenario["placement"]): Figure {
  note(`reference model, ${placement} ...`);
  const scenario = { ...common, members: MEMBERS_OF_BOTH, placement };
  const runs = Array.from({ length: RUNS }, () => ({
    reference: measureTime(() => runReference(scenario)),
    ours: measureTime(() => simulateAll(scenario)),
  }));
  const ours = median(runs.map((run) => run.ours));
  return {
    name: toName(scenario),
    value: ours,
    unit: "ms",
    target: null,
    ratio: median(runs.map((run) => run.reference / run.ours)),
    peer: "the reference model, in wei",
  };
}

function runReference(scenario: Scenario): void {
  const reference = new ReferenceEntries(corePlan, usd(1));
  for (const _ of generateEntries(scenario, reference));
  reference.finish();
}

/** Milliseconds. */
function measureTime(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}
