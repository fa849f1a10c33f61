/**
 * `npm test [-- checks|contracts|server|web|e2e]`: runs the stages side by side on the cores there are, prints each with its
 * time, and the output of those that fail. Every stage's whole output is in `test-results/`.
 */
import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Counts, countTests, listFailedTests } from "./count-tests.ts";
import { runCommand } from "./run-command.ts";
import { schedule } from "./schedule.ts";
import { type Group, groups, type Stage, selectStages, stages } from "./stages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const logs = join(root, "test-results");
const LAST_LINES = 150;

const chosen = process.argv[2];
const group = groups.find((name) => name === chosen);
if (chosen !== undefined && group === undefined) {
  process.stderr.write(`Unknown group "${chosen}". Choose one of ${groups.join(", ")}, or none for all.\n`);
  process.exit(2);
}
process.exitCode = await main(group);

async function main(group: Group | undefined): Promise<number> {
  await mkdir(logs, { recursive: true });
  const start = performance.now();
  const selected = selectStages(stages, group);
  const seconds = new Map<string, number>();
  const counts = new Map<string, Counts>();
  const namedTests: string[] = [];

  const outcomes = await schedule(selected, availableParallelism(), async (stage) => {
    const began = performance.now();
    const log = join(logs, `${stage.name}.log`);
    const passed = await runCommand(stage.command, { cwd: root, log });
    seconds.set(stage.name, (performance.now() - began) / 1_000);
    const output = await readFile(log, "utf8");
    // A suite that passes without a count ran no tests.
    const counted = stage.report
      ? countTests(stage.report, output)
      : { passed: 1, failed: 0, skipped: 0, flaky: 0 };
    const isGreen = passed && counted !== undefined && counted.failed === 0;
    counts.set(
      stage.name,
      isGreen
        ? counted
        : { passed: 0, skipped: 0, flaky: 0, ...counted, failed: Math.max(1, counted?.failed ?? 0) },
    );
    if (!isGreen)
      process.stdout.write(`\n--- ${stage.name} failed: ${stage.command}\n${lastLines(output)}\n---\n`);
    // Vitest and forge list failed tests only; a browser suite without a failure lists its flaky ones.
    const names = stage.report ? listFailedTests(stage.report, output) : [];
    const word = isGreen ? "flaky" : "failed";
    namedTests.push(...names.map((name) => `${word.padEnd(8)} ${stage.name}: ${name}\n`));
    process.stdout.write(describe(stage, isGreen ? "passed" : "failed"));
    return isGreen;
  });

  const describeAll = selected
    .map((stage) => describe(stage, outcomes.get(stage.name) ?? "skipped"))
    .join("");
  const sum = (key: keyof Counts) => [...counts.values()].reduce((total, one) => total + one[key], 0);
  const skippedStages = selected.filter(
    ({ name }) => outcomes.get(name) !== "passed" && !counts.has(name),
  ).length;
  const failed = sum("failed") + skippedStages;
  const total = ((performance.now() - start) / 60_000).toFixed(1);
  process.stdout.write(`\nStages on ${availableParallelism()} cores, ${total} min in all:\n${describeAll}\n`);
  process.stdout.write(namedTests.join(""));
  const flaky = sum("flaky");
  process.stdout.write(
    `${sum("passed")} passed${flaky > 0 ? ` (${flaky} on retry)` : ""}, ${failed} failed\n`,
  );
  return failed === 0 ? 0 : 1;

  function describe({ name }: Stage, outcome: string): string {
    const time = seconds.has(name) ? `${(seconds.get(name) ?? 0).toFixed(1)} s` : "-";
    const { passed = 0, failed = 0, skipped = 0 } = counts.get(name) ?? {};
    const tests = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    return `${outcome.padEnd(8)} ${name.padEnd(10)} ${time.padStart(8)}   ${counts.has(name) ? tests : ""}\n`;
  }
}

function lastLines(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines.slice(-LAST_LINES).join("\n");
}
