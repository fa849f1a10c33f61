/**
 * `npm run test:mutants [-- <text>…]`: applies each mutant to a copy of the repository and runs its test, which must fail.
 * A text selects a group of mutants (contracts, server, auth, money, indexer), or mutants by a part of their name or file.
 * Exits 1 when one survives or no longer applies.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { copyRepository } from "./copy.ts";
import { mutantGroups } from "./groups.ts";
import { type Mutant, mutate, selectMutants } from "./mutant.ts";
import { compileContracts, isContractTest, keyOf, type Outcome, runTests } from "./run-test.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LAST_LINES = 20;

const { positionals } = parseArgs({ allowPositionals: true });
const selected = select(positionals);

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

function select(texts: readonly string[]): readonly Mutant[] {
  try {
    return selectMutants(mutantGroups, texts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

async function runAll(): Promise<number> {
  const tests = selected.map(({ test }) => test);
  if (tests.some(isContractTest)) await compileContracts(copy);
  const before = await runTests(copy, tests);
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
    const after = (await runTests(copy, [mutant.test])).get(keyOf(mutant.test));
    if (after?.result === "failed") return { kind: "killed", message: "" };
    if (after?.result === "passed") return { kind: "survived", message: "Write a test that fails on it." };
    return { kind: "broken", message: `The test does not run with the mutant.\n${lastLines(after)}` };
  } finally {
    await writeFile(path, source);
  }
}

function lastLines(outcome: Outcome | undefined): string {
  return outcome?.result === "broken"
    ? outcome.output.trimEnd().split("\n").slice(-LAST_LINES).join("\n")
    : "";
}
