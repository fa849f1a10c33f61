import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod/mini";
import type { Mutant } from "./mutant.ts";

/** `broken`: no test of that name ran, for example because the mutant does not compile. */
export type Outcome = { result: "passed" | "failed" } | { result: "broken"; output: string };

const TIMEOUT_MS = 10 * 60_000;

const forgeReport = z.record(
  z.string(),
  z.looseObject({ test_results: z.record(z.string(), z.looseObject({ status: z.string() })) }),
);
const vitestReport = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      assertionResults: z.array(z.looseObject({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Compiles contracts and tests at `root`, so that a mutant compiles only the files that depend on it. */
export async function compileContracts(root: string): Promise<void> {
  const { exitCode, output } = await run("forge", ["build"], join(root, "contracts"), {
    FOUNDRY_PROFILE: "unoptimized",
    FOUNDRY_LINT_LINT_ON_BUILD: "false",
  });
  if (exitCode !== 0) throw new Error(`The contracts do not compile.\n${output}`);
}

/** The outcome of each test by its `keyOf`. Runs no other tests of the repository at `root`. */
export async function runTests(
  root: string,
  tests: readonly Mutant["test"][],
): Promise<ReadonlyMap<string, Outcome>> {
  const [ofContracts, others] = [tests.filter(isContractTest), tests.filter((test) => !isContractTest(test))];
  const outcomes = new Map<string, Outcome>();
  if (ofContracts.length > 0) await runForge(root, ofContracts, outcomes);
  if (others.length > 0) await runVitest(root, others, outcomes);
  return outcomes;
}

export function isContractTest({ file }: Mutant["test"]): boolean {
  return file.endsWith(".t.sol");
}

export function keyOf({ file, name }: Mutant["test"]): string {
  return `${file}: ${name}`;
}

async function runForge(
  root: string,
  tests: readonly Mutant["test"][],
  outcomes: Map<string, Outcome>,
): Promise<void> {
  const contracts = join(root, "contracts");
  const files = [...new Set(tests.map(({ file }) => relative(contracts, join(root, file))))];
  const args = [
    "test",
    "--json",
    "--match-path",
    files.length === 1 ? files.join() : `{${files.join()}}`,
    "--match-test",
    `^(${tests.map(({ name }) => name).join("|")})\\(`,
  ];
  const { stdout, output } = await run("forge", args, contracts, { FOUNDRY_PROFILE: "unoptimized" });
  const report = forgeReport.safeParse(parseJson(stdout));
  const suites = Object.entries(report.data ?? {});
  for (const test of tests) {
    const path = relative(contracts, join(root, test.file));
    const statuses = suites
      .filter(([suite]) => suite.startsWith(`${path}:`))
      .flatMap(([, { test_results }]) => Object.entries(test_results))
      // A failing setUp is reported in place of the tests.
      .filter(([title]) => title.startsWith(`${test.name}(`) || title === "setUp()")
      .map(([, { status }]) => status);
    outcomes.set(keyOf(test), judge(statuses, "Success", "Failure", output));
  }
}

async function runVitest(
  root: string,
  tests: readonly Mutant["test"][],
  outcomes: Map<string, Outcome>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "canopy-mutant-report-"));
  try {
    const reportFile = join(folder, "report.json");
    const files = new Set(tests.map(({ file }) => file));
    const pattern = `^(${tests.map(({ name }) => escapePattern(name)).join("|")})$`;
    const args = ["run", ...files, "--testNamePattern", pattern, "--reporter=json"];
    const { output } = await run("vitest", [...args, `--outputFile=${reportFile}`], root, {});
    const text = await readFile(reportFile, "utf8").catch(() => "");
    const report = vitestReport.safeParse(parseJson(text));
    for (const test of tests) {
      const statuses = (report.data?.testResults ?? [])
        .filter(({ name }) => name === join(root, test.file))
        .flatMap(({ assertionResults }) => assertionResults)
        // The report joins a title with spaces.
        .filter(({ fullName }) => fullName === test.name.replaceAll(" > ", " "))
        .map(({ status }) => status);
      outcomes.set(keyOf(test), judge(statuses, "passed", "failed", output));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function judge(statuses: readonly string[], passed: string, failed: string, output: string): Outcome {
  if (statuses.includes(failed)) return { result: "failed" };
  return statuses.includes(passed) ? { result: "passed" } : { result: "broken", output };
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Record<string, string>,
): Promise<{ exitCode: number | null; stdout: string; output: string }> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
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
