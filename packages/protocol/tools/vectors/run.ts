import { ROUND } from "../../src/rules/calendar.ts";
import { corePlan, usd } from "../../src/rules/parameters.ts";
import { Plan, type PlanSetup } from "../../src/rules/plan.ts";
import { generateOperations, type OperationOptions } from "./generate-operations.ts";
import { type CallResult, type Operation, perform } from "./operation.ts";
import { writeRankMonths } from "./rank-months.ts";
import { writeReservoir } from "./reservoir.ts";
import { collectResults, type Results } from "./results.ts";

export type RunOptions = OperationOptions | { kind: "reservoir" } | { kind: "ranks" };

/** A network's operations and their results. */
export interface Run {
  options: RunOptions;
  setup: PlanSetup;
  operations: Operation[];
  results: Results;
}

/** A plan that opens two and a half rounds after its genesis. */
const runSetup: PlanSetup = {
  parameters: corePlan,
  genesis: 1_800_000_000,
  opensAt: 1_800_000_000 + 2.5 * ROUND,
  polUsd: 450_000_000_000_000_000n,
};

/** A point is worth up to $146, so small legs reach the thresholds of ranks by earnings. */
const rankSetup: PlanSetup = { ...runSetup, parameters: { ...corePlan, unitUsd: usd(2_000) } };

/** Generates a run; the same options give the same run. */
export function createRun(options: RunOptions): Run {
  const setup = options.kind === "ranks" ? rankSetup : runSetup;
  const plan = new Plan(setup);
  const operations: Operation[] = [];
  const calls: CallResult[] = [];
  const write = (operation: Operation): void => {
    play(plan, operation, calls);
    operations.push(operation);
  };
  if (options.kind === "reservoir") writeReservoir(plan, write);
  else if (options.kind === "ranks") writeRankMonths(plan, write);
  else generateOperations(plan, options, write);
  return { options, setup, operations, results: collectResults(plan, calls) };
}

/** Applies a run's operations again and returns the results. */
export function replay({ setup, operations }: Pick<Run, "setup" | "operations">): Results {
  const plan = new Plan(setup);
  const calls: CallResult[] = [];
  for (const operation of operations) play(plan, operation, calls);
  return collectResults(plan, calls);
}

function play(plan: Plan, operation: Operation, calls: CallResult[]): void {
  const result = perform(plan, operation);
  if (result !== undefined) calls.push(result);
}
