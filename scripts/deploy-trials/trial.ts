import { readdir } from "node:fs/promises";
import { siteFolder } from "../../apps/dev/src/site.ts";

const undo: (() => Promise<unknown>)[] = [];

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs `step` when the trial ends: later steps first. */
export function undoAtEnd(step: () => Promise<unknown>): void {
  undo.push(step);
}

/** Runs a trial, then undoes what it did. The exit code is 1 when a check fails. */
export async function runTrial(trial: () => Promise<void>): Promise<void> {
  try {
    await trial();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  } finally {
    for (const step of undo.reverse()) await step().catch((error: unknown) => say(String(error)));
  }
}

export async function requireSite(): Promise<void> {
  await readdir(siteFolder).catch(() => {
    throw new Error("The site is not built. Run npm run build -w @canopy/web.");
  });
}

export function requireSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)} instead of ${String(wanted)}`);
  say(`  ✓ ${what}`);
}

export function requireMatch(what: string, found: unknown, pattern: RegExp): void {
  const text = String(found);
  if (!pattern.test(text)) throw new Error(`${what}: ${text} does not match ${String(pattern)}`);
  say(`  ✓ ${what}`);
}
