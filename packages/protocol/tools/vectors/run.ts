import { ROUND } from "../../src/rules/calendar.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { Plan, type PlanSetup } from "../../src/rules/plan.ts";
import { generateOperations, type OperationOptions } from "./generate-operations.ts";
import { type Operation, perform } from "./operation.ts";
import { writeReservoir } from "./reservoir.ts";
import { collectResults, type Results } from "./results.ts";

export type RunOptions = OperationOptions | { kind: "reservoir" };

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
  lotteryIsSet: true,
  polUsd: 450_000_000_000_000_000n,
};

/** Generates a run; the same options give the same run. */
export function createRun(options: RunOptions): Run {
  const plan = new Plan(runSetup);
  const operations: Operation[] = [];
  const write = (operation: Operation): void => {
    perform(plan, operation);
    operations.push(operation);
  };
  if (options.kind === "reservoir") writeReservoir(plan, write);
  else generateOperations(plan, options, write);
  return { options, setup: runSetup, operations, results: collectResults(plan) };
}

/** Applies a run's operations again and returns the results. */
export function replay({ setup, operations }: Pick<Run, "setup" | "operations">): Results {
  const plan = new Plan(setup);
  for (const operation of operations) perform(plan, operation);
  return collectResults(plan);
}
