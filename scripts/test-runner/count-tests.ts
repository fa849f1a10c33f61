import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed on retry; `passed` includes them. */
  flaky: number;
}

export type Report = "forge" | "vitest" | "playwright";

/** A failed test in the output of each runner: its first group is the name. */
const failedTest: Record<Report, RegExp> = {
  forge: /^(\[FAIL.*)$/gm,
  vitest: /^ FAIL {2}(.+)$/gm,
  playwright: /^ {4}(\[[\w-]+\] › .+?)[ ─]*$/gm,
};

/** Names the failed and the flaky tests in the output of a test runner, each once. */
export function listFailedTests(report: Report, output: string): string[] {
  const plain = stripVTControlCharacters(output);
  return [...new Set([...plain.matchAll(failedTest[report])].map(([, name = ""]) => name))];
}

/**
 * Names the tests of Playwright whose page the browser stopped painting, in every failed attempt: a bug of the packaged
 * Chromium on a busy machine. `fixtures.ts` of the browser tests attaches the words.
 */
export function listUndrawnTests(output: string): string[] {
  const blocks = stripVTControlCharacters(output)
    .split(/^ {2}\d+\) /m)
    .slice(1);
  return blocks.flatMap((block) => {
    const attempts = 1 + count(block, /^ {4}Retry #\d/gm);
    const isUndrawn = count(block, /no frame in 3 s/g) >= attempts;
    return isUndrawn ? [block.split("\n", 1)[0]?.replace(/[ ─]+$/, "") ?? ""] : [];
  });
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Reads the closing lines of a test runner; undefined when it printed none, because it did not get that far. */
export function countTests(report: Report, output: string): Counts | undefined {
  const plain = stripVTControlCharacters(output);
  if (report === "forge") {
    const total = plain.match(/(\d+) tests passed, (\d+) failed, (\d+) skipped \(\d+ total tests\)/);
    return total
      ? { passed: Number(total[1]), failed: Number(total[2]), skipped: Number(total[3]), flaky: 0 }
      : undefined;
  }
  // Vitest: "  Tests  2 failed | 30 passed | 1 skipped (33)". Playwright: "  2 failed", "  1 skipped", "  30 passed (5.5m)".
  const lines =
    report === "vitest"
      ? (plain.match(/^\s*Tests\s+(.+)$/m)?.[1]?.split("|") ?? [])
      : (plain.match(/^ {2}\d+ (?:passed|failed|skipped|flaky|did not run|interrupted)\b/gm) ?? []);
  if (lines.length === 0) return undefined;
  const read = (word: string) =>
    Number(lines.find((line) => line.includes(` ${word}`))?.match(/\d+/)?.[0] ?? 0);
  return {
    passed: read("passed") + read("flaky"),
    failed: read("failed") + read("interrupted"),
    skipped: read("skipped") + read("did not run"),
    flaky: read("flaky"),
  };
}
