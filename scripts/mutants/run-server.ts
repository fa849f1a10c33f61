import { join } from "node:path";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import type { Mutant } from "./mutant.ts";
import { judge, type Outcome, type Outcomes, type Report, toKey, toOutcome } from "./outcome.ts";

type Test = Mutant["test"];

/** Judges mutants by Vitest tests. The tests' database and chain start once for all of them. */
export async function judgeServerMutants(
  root: string,
  mutants: readonly Mutant[],
  report: Report,
): Promise<void> {
  const vitest = await createVitest("test", { root, watch: false, reporters: [{}] });
  try {
    await vitest.standalone();
    const before = await runTests(
      vitest,
      root,
      mutants.map(({ test }) => test),
    );
    for (const mutant of mutants) {
      const invalidate = () => vitest.invalidateFile(join(root, mutant.file));
      const runTest = () => {
        invalidate();
        return runTests(vitest, root, [mutant.test]);
      };
      await judge(root, mutant, before, runTest, report);
      invalidate();
    }
  } finally {
    await vitest.close();
  }
}

/** Runs whole files: a test may continue where the one before ended. */
async function runTests(vitest: Vitest, root: string, tests: readonly Test[]): Promise<Outcomes> {
  const files = [...new Set(tests.map(({ file }) => join(root, file)))];
  const specifications = await vitest.getRelevantTestSpecifications(files);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return new Map(tests.map((test) => [toKey(test), findOutcome(root, testModules, test)]));
}

function findOutcome(root: string, modules: readonly TestModule[], { file, name }: Test): Outcome {
  const found = modules.filter(({ moduleId }) => moduleId === join(root, file));
  const states = found
    .flatMap(({ children }) => [...children.allTests()])
    .filter(({ fullName }) => fullName === name)
    .map((test) => test.result().state);
  const errors = found.flatMap((module) => module.errors()).map(({ message }) => message);
  return toOutcome(states, { passed: "passed", failed: "failed" }, errors.join("\n"));
}
