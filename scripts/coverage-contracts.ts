/**
 * `npm run coverage:contracts`: prints how many lines and branches of each contract the unit tests run, and exits 1 below 100 %.
 * It excludes invariants and the differential test, which reach lines by chance only, and tests that read the build itself.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FileCoverage, readLcov } from "./lcov.ts";

const contracts = fileURLToPath(new URL("../contracts", import.meta.url));
const report = "cache/lcov.info";
mkdirSync(`${contracts}/cache`, { recursive: true });
const { status, error, stdout } = spawnSync(
  "forge",
  [
    ...["coverage", "--report", "lcov", "--report-file", report, "--gas-limit", "18000000000000000000"],
    ...[
      "--no-match-path",
      "test/{invariant,differential,vault/invariant}/*",
      "--no-match-contract",
      "(Gas|RegisterCost|PlanViews|CodeSize|Division)Test",
      "--no-match-test",
      "test_(calldata_withBitsAbove|views_answerAsThePlan)",
    ],
  ],
  {
    cwd: contracts,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, FOUNDRY_PROFILE: "unoptimized" },
  },
);
if (error) throw error;
if (status !== 0) throw new Error(`forge coverage failed:\n${stdout}`);

const files = readLcov(readFileSync(`${contracts}/${report}`, "utf8")).filter(({ path }) =>
  path.startsWith("src/"),
);
if (files.length === 0) throw new Error("The coverage report is empty.");
for (const file of files) process.stdout.write(`${describe(file)}\n`);
const missed = files.filter(
  ({ missedLines, missedBranches }) => missedLines.length + missedBranches.length > 0,
);
process.stdout.write(
  missed.length === 0
    ? `All lines and branches of ${files.length} files.\n`
    : `Not all: see ${missed.map(({ path }) => path).join(", ")}\n`,
);
if (missed.length > 0) process.exitCode = 1;

function describe({ path, lines, branches, missedLines, missedBranches }: FileCoverage): string {
  const share = (all: number, missing: number) => `${all - missing}/${all}`.padStart(9);
  const where = [...new Set([...missedLines, ...missedBranches])].sort((one, other) => one - other);
  const rest = where.length === 0 ? "" : `  missed at ${where.join(", ")}`;
  return `${path.padEnd(36)} lines ${share(lines, missedLines.length)}  branches ${share(branches, missedBranches.length)}${rest}`;
}
