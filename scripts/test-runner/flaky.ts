/**
 * `npm run test:flaky [-- <runs> [playwright arguments]]`: runs the browser tests of `npm test` 10 times, or `<runs>` times, while
 * a loop keeps every core busy. With TEST_LONG=1, runs all browser tests. Exits with 1 when a test fails in any run. A retry saves only a test whose page the browser stopped to
 * draw (see `listUndrawnTests`), and is counted.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism, constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countTests, listFailedTests, listUndrawnTests } from "./count-tests.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const logs = join(root, "test-results");
const [times = "10", ...options] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  process.stderr.write(`"${times}" is not a number of runs. Give a whole number from 1, for example 10.\n`);
  process.exit(2);
}
process.exitCode = await main(Number(times));

async function main(runs: number): Promise<number> {
  await mkdir(logs, { recursive: true });
  const prepare = [
    "npm run compile:contracts",
    "node scripts/test-runner/build-site.ts",
    "npm run build:chat-index",
  ].join(" && ");
  if (!(await runCommand(prepare, { cwd: root, log: join(logs, "flaky-build.log") }))) {
    process.stderr.write("The build failed. See test-results/flaky-build.log.\n");
    return 1;
  }
  const failures = new Map<string, number>();
  let failedRuns = 0;
  const load = Array.from({ length: availableParallelism() }, startLoop);
  try {
    for (let run = 1; run <= runs; run++) {
      const start = performance.now();
      const log = join(logs, `flaky-${run}.log`);
      // Each run keeps the pictures of its own failures.
      const output = join(logs, `flaky-${run}`);
      const command = ["npm run e2e -w @canopy/e2e -- --retries=1 --output", output, ...options].join(" ");
      await runCommand(command, { cwd: root, log });
      const text = await readFile(log, "utf8");
      const counts = countTests("playwright", text);
      const undrawn = listUndrawnTests(text);
      const failed = listFailedTests("playwright", text).filter(
        // A test that failed twice failed, whatever was drawn.
        (name) => !undrawn.includes(name) || (counts?.failed ?? 0) > 0,
      );
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      const again = undrawn.length > 0 ? ` (${undrawn.length} again, since its page was not drawn)` : "";
      const result = counts
        ? `${counts.passed} passed${again}, ${failed.length} failed`
        : "ended without a result";
      process.stdout.write(`run ${run} of ${runs}: ${result}, ${minutes} min\n`);
      if (counts === undefined || failed.length > 0 || counts.failed > 0) failedRuns += 1;
      for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
    }
  } finally {
    for (const child of load) child.kill();
  }
  for (const [name, count] of failures) process.stdout.write(`failed ${count} of ${runs}: ${name}\n`);
  process.stdout.write(`${runs - failedRuns} runs passed, ${failedRuns} failed\n`);
  return failedRuns === 0 ? 0 : 1;
}

/** Keeps one core busy. The loop ends with this process. */
function startLoop(): ChildProcess {
  const loop =
    'process.on("disconnect", () => process.exit()); setInterval(() => { for (const end = Date.now() + 90; Date.now() < end; ); }, 100)';
  const child = spawn(process.execPath, ["-e", loop], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  // The loop takes what the tests leave idle, so that the cores are always busy and a run still ends in some 10 minutes.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}
