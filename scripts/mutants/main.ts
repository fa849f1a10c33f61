/**
 * `npm run test:mutants [-- --only <text>]…`: applies each mutant to a copy of the repository and runs its test, which must
 * fail. `--only` selects mutants by a part of their name or file. Exits 1 when one survives or no longer applies.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { contractMutants } from "./contracts/all.ts";
import { copyRepository } from "./copy.ts";
import { type Mutant, mutate, selectMutants } from "./mutant.ts";
import { type Outcome, runTest } from "./run-test.ts";
import { serverMutants } from "./server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LAST_LINES = 20;

const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
const selected = selectMutants([...contractMutants, ...serverMutants], values.only);
if (selected.length === 0) {
  process.stderr.write("No mutant matches --only.\n");
  process.exit(2);
}

const copy = await mkdtemp(join(tmpdir(), "canopy-mutants-"));
// Exiting on a signal skips `finally`, so nothing would remove the copy.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(
    signal,
    () => void rm(copy, { recursive: true, force: true }).finally(() => process.exit(130)),
  );
}
try {
  await copyRepository(root, copy);
  process.exitCode = await runAll();
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function runAll(): Promise<number> {
  // All before the first mutant, so that the contracts compile once for them.
  const before = new Map<string, Outcome>();
  for (const { test } of selected) {
    if (!before.has(keyOf(test))) before.set(keyOf(test), await runTest(copy, test));
  }
  const counts = { killed: 0, survived: 0, broken: 0 };
  for (const mutant of selected) {
    const began = performance.now();
    const { kind, message } = await judge(mutant, before.get(keyOf(mutant.test)));
    counts[kind] += 1;
    const seconds = `${((performance.now() - began) / 1_000).toFixed(1)} s`.padStart(8);
    process.stdout.write(`${kind.padEnd(9)}${seconds}  ${mutant.name.padEnd(44)} ${mutant.file}\n`);
    if (kind !== "killed")
      process.stdout.write(`  ${mutant.reason}\n  ${keyOf(mutant.test)}\n  ${message}\n`);
  }
  const broken = counts.broken > 0 ? `, ${counts.broken} broken` : "";
  process.stdout.write(`\n${counts.killed} killed, ${counts.survived} survived${broken}\n`);
  return counts.survived + counts.broken === 0 ? 0 : 1;
}

/** `broken`: the mutant or its test no longer fits the repository. */
interface Verdict {
  kind: "killed" | "survived" | "broken";
  message: string;
}

async function judge(mutant: Mutant, before: Outcome | undefined): Promise<Verdict> {
  if (before?.result !== "passed") {
    return { kind: "broken", message: `The test does not pass without the mutant.\n${lastLines(before)}` };
  }
  const path = join(copy, mutant.file);
  const source = await readFile(path, "utf8");
  const mutated = mutate(source, mutant);
  if (mutated === undefined) {
    return { kind: "broken", message: "The text does not occur exactly once. Update the list." };
  }
  await writeFile(path, mutated);
  try {
    const after = await runTest(copy, mutant.test);
    if (after.result === "failed") return { kind: "killed", message: "" };
    if (after.result === "passed") return { kind: "survived", message: "Write a test that fails on it." };
    return { kind: "broken", message: `The test does not run with the mutant.\n${lastLines(after)}` };
  } finally {
    await writeFile(path, source);
  }
}

function keyOf({ file, name }: Mutant["test"]): string {
  return `${file}: ${name}`;
}

function lastLines(outcome: Outcome | undefined): string {
  return outcome?.result === "broken"
    ? outcome.output.trimEnd().split("\n").slice(-LAST_LINES).join("\n")
    : "";
}
