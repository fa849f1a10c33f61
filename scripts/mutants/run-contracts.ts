import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { z } from "zod/mini";
import { createSystemCompiler, type System } from "./compile-system.ts";
import type { Mutant } from "./mutant.ts";
import { judge, type Outcome, type Outcomes, type Report, toKey, toOutcome } from "./outcome.ts";

type Test = Mutant["test"];

const TIMEOUT_MS = 10 * 60_000;

const reportSchema = z.record(
  z.string(),
  z.looseObject({ test_results: z.record(z.string(), z.looseObject({ status: z.string() })) }),
);

/** Judges mutants by Foundry tests. */
export async function judgeContractMutants(
  root: string,
  mutants: readonly Mutant[],
  report: Report,
): Promise<void> {
  await compileAll(root);
  const deployed = mutants.filter((mutant) => !isOfLibrary(mutant));
  const compilers = new Map(
    [...new Set(deployed.map(toSystem))].map((system) => [
      system,
      createSystemCompiler(join(root, "contracts"), system),
    ]),
  );
  const before = await runTests(
    root,
    mutants.map(({ test }) => test),
  );
  // Tests of a library make forge compile everything that uses it, and the plan again after it: they come last.
  for (const mutant of deployed) {
    const runTest = async (restoreSource: () => Promise<void>) => {
      const restoreCode = await compilers.get(toSystem(mutant))?.();
      try {
        // Forge compiles sources that changed.
        await restoreSource();
        return await runTests(root, [mutant.test]);
      } finally {
        await restoreCode?.();
      }
    };
    await judge(root, mutant, before, runTest, report);
  }
  for (const mutant of mutants.filter(isOfLibrary))
    await judge(root, mutant, before, () => runTests(root, [mutant.test]), report);
}

function toSystem({ file }: Mutant): System {
  return file.startsWith("contracts/src/vault/") ? "vault" : "plan";
}

/** Whether the test compiles a library itself, instead of deploying the compiled plan. */
function isOfLibrary({ test }: Mutant): boolean {
  return test.file.startsWith("contracts/test/types/");
}

/** Compiles contracts and tests, so that forge compiles only what depends on a mutant later. */
async function compileAll(root: string): Promise<void> {
  const { exitCode, output } = await runForge(root, ["build"]);
  // Foundry is ended by a signal after the time-out, and has no exit code then.
  if (exitCode === null)
    throw new Error(
      "Compiling the contracts took over ten minutes. Try again with less load on the machine.",
    );
  if (exitCode !== 0) throw new Error(`The contracts do not compile.\n${output}`);
}

async function runTests(root: string, tests: readonly Test[]): Promise<Outcomes> {
  const files = [...new Set(tests.map(({ file }) => toContractPath(file)))];
  const args = ["--match-path", files.length === 1 ? files.join() : `{${files.join()}}`];
  const names = tests.map(({ name }) => name).join("|");
  const { stdout, output } = await runForge(root, [
    "test",
    "--json",
    ...args,
    "--match-test",
    `^(${names})\\(`,
  ]);
  const { data = {} } = reportSchema.safeParse(parseJson(stdout));
  return new Map(tests.map((test) => [toKey(test), findOutcome(data, test, output)]));
}

function findOutcome(data: z.infer<typeof reportSchema>, { file, name }: Test, output: string): Outcome {
  const states = Object.entries(data)
    .filter(([suite]) => suite.startsWith(`${toContractPath(file)}:`))
    .flatMap(([, { test_results }]) => Object.entries(test_results))
    // A failing setUp is reported in place of the tests.
    .filter(([title]) => title.startsWith(`${name}(`) || title === "setUp()")
    .map(([, { status }]) => status);
  return toOutcome(states, { passed: "Success", failed: "Failure" }, output);
}

const toContractPath = (file: string) => relative("contracts", file);

async function runForge(
  root: string,
  args: readonly string[],
): Promise<{ exitCode: number | null; stdout: string; output: string }> {
  const child = spawn("forge", args, {
    cwd: join(root, "contracts"),
    env: { ...process.env, FOUNDRY_PROFILE: "unoptimized", FOUNDRY_LINT_LINT_ON_BUILD: "false" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TIMEOUT_MS,
  });
  let stdout = "";
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  return { exitCode, stdout, output };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
