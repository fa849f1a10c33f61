import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod/mini";
import type { Mutant } from "./mutant.ts";

/** `broken`: no test of that name ran, for example because the mutant does not compile. */
export type Outcome = { result: "passed" | "failed" } | { result: "broken"; output: string };

const TIMEOUT_MS = 15 * 60_000;

const forgeReport = z.record(
  z.string(),
  z.looseObject({ test_results: z.record(z.string(), z.looseObject({ status: z.string() })) }),
);
const vitestReport = z.looseObject({
  testResults: z.array(
    z.looseObject({ assertionResults: z.array(z.looseObject({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** Runs one test of the repository at `root`, and nothing else. */
export function runTest(root: string, test: Mutant["test"]): Promise<Outcome> {
  return test.file.endsWith(".t.sol") ? runForge(root, test) : runVitest(root, test);
}

async function runForge(root: string, { file, name }: Mutant["test"]): Promise<Outcome> {
  const contracts = join(root, "contracts");
  const args = [
    "test",
    "--json",
    "--match-path",
    relative(contracts, join(root, file)),
    "--match-test",
    `^${name}\\(`,
  ];
  const { stdout, output } = await run("forge", args, contracts, { FOUNDRY_PROFILE: "unoptimized" });
  const report = forgeReport.safeParse(parseJson(stdout));
  if (!report.success) return { result: "broken", output };
  const statuses = Object.values(report.data).flatMap(({ test_results }) =>
    Object.entries(test_results).flatMap(([title, { status }]) =>
      // A failing setUp is reported in place of the tests.
      title.startsWith(`${name}(`) || title === "setUp()" ? [status] : [],
    ),
  );
  return judge(statuses, "Success", "Failure", output);
}

async function runVitest(root: string, { file, name }: Mutant["test"]): Promise<Outcome> {
  // The report joins a title with spaces, the pattern with the sign that Vitest prints.
  const reported = name.replaceAll(" > ", " ");
  const folder = await mkdtemp(join(tmpdir(), "canopy-mutant-report-"));
  try {
    const reportFile = join(folder, "report.json");
    const pattern = `${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
    const args = ["run", file, "--testNamePattern", pattern, "--reporter=json", `--outputFile=${reportFile}`];
    const { output } = await run("vitest", args, root, {});
    const text = await readFile(reportFile, "utf8").catch(() => "");
    const report = vitestReport.safeParse(parseJson(text));
    if (!report.success) return { result: "broken", output };
    const statuses = report.data.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ fullName }) => fullName === reported).map(({ status }) => status),
    );
    return judge(statuses, "passed", "failed", output);
  } finally {
    await rm(folder, { recursive: true });
  }
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
): Promise<{ stdout: string; output: string }> {
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
  await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  return { stdout, output };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
