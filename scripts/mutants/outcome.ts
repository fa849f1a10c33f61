import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Mutant, mutate } from "./mutant.ts";

/** `broken`: no test of that name ran, for example because the mutant does not compile. */
export type Outcome = { result: "passed" | "failed" } | { result: "broken"; output: string };

/** Outcomes by `toKey` the test. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** `broken`: the mutant or its test no longer fits the repository. */
export interface Verdict {
  kind: "killed" | "survived" | "broken";
  message: string;
}

/** Called with each verdict in turn. */
export type Report = (mutant: Mutant, verdict: Verdict, milliseconds: number) => void;

const LAST_LINES = 20;

export function toKey({ file, name }: Mutant["test"]): string {
  return `${file}: ${name}`;
}

/** From the states of all tests of that name: one for each time it ran. */
export function toOutcome(
  states: readonly string[],
  { passed, failed }: { passed: string; failed: string },
  output: string,
): Outcome {
  if (states.includes(failed)) return { result: "failed" };
  return states.includes(passed) ? { result: "passed" } : { result: "broken", output };
}

/**
 * Reports what the test of `mutant` makes of it.
 *
 * @param root the repository that the mutant changes until `runTest` has ended
 * @param before outcomes without the mutant
 */
export async function judge(
  root: string,
  mutant: Mutant,
  before: Outcomes,
  runTest: (restore: () => Promise<void>) => Promise<Outcomes>,
  report: Report,
): Promise<void> {
  const began = performance.now();
  const say = (kind: Verdict["kind"], message = "") =>
    report(mutant, { kind, message }, performance.now() - began);
  const key = toKey(mutant.test);
  const original = before.get(key);
  if (original?.result !== "passed")
    return say("broken", `The test does not pass without the mutant.\n${lastLines(original)}`);
  const path = join(root, mutant.file);
  const source = await readFile(path, "utf8");
  const mutated = mutate(source, mutant);
  if (mutated === undefined) return say("broken", "The text does not occur exactly once. Update the list.");
  const restore = () => writeFile(path, source);
  await writeFile(path, mutated);
  try {
    const outcome = (await runTest(restore)).get(key);
    if (outcome?.result === "failed") say("killed");
    else if (outcome?.result === "passed") say("survived", "Write a test that fails on it.");
    else say("broken", `The test does not run with the mutant.\n${lastLines(outcome)}`);
  } catch (error) {
    say("broken", String(error));
  } finally {
    await restore();
  }
}

function lastLines(outcome: Outcome | undefined): string {
  return outcome?.result === "broken"
    ? outcome.output.trimEnd().split("\n").slice(-LAST_LINES).join("\n")
    : "";
}
