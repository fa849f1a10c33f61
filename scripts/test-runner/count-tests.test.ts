import { describe, expect, test } from "vitest";
import { countTests, listFailedTests, listUndrawnTests } from "./count-tests.ts";

describe("The counts of a test report", () => {
  test("of forge are in its last line", () => {
    const output =
      "Ran 3 tests for test/A.t.sol\nSuite result: ok. 3 passed; 0 failed; 0 skipped\n\nRan 31 test suites in 73.64s (86.50s CPU time): 444 tests passed, 1 failed, 0 skipped (445 total tests)\n";
    expect(countTests("forge", output)).toEqual({ passed: 444, failed: 1, skipped: 0, flaky: 0 });
  });

  test("of vitest are in its line of tests, not of files", () => {
    const output =
      " Test Files  1 failed | 2 passed (3)\n      Tests  \u001b[31m2 failed\u001b[39m | 30 passed | 1 skipped (33)\n   Duration  5.1s\n";
    expect(countTests("vitest", output)).toEqual({ passed: 30, failed: 2, skipped: 1, flaky: 0 });
  });

  test("of Playwright are in the lines at its end", () => {
    const output =
      "  ✓  1 [desktop] › home.spec.ts:3:1 › 12 passed the gate (1s)\n\n  1 failed\n    [desktop] › home.spec.ts:9:1\n  1 skipped\n  254 passed (5.5m)\n";
    expect(countTests("playwright", output)).toEqual({ passed: 254, failed: 1, skipped: 1, flaky: 0 });
  });

  test("of Playwright count a test that passed on retry as passed and as flaky", () => {
    const output = "  1 flaky\n    [phone] › home.spec.ts:9:1 › Home › loads ──\n  217 passed (4.3m)\n";
    expect(countTests("playwright", output)).toEqual({ passed: 218, failed: 0, skipped: 0, flaky: 1 });
  });

  test("are unknown when a runner ended before it counted", () => {
    for (const report of ["forge", "vitest", "playwright"] as const)
      expect(countTests(report, "Error: out of memory\n")).toBeUndefined();
  });
});

describe("The failed tests of a report", () => {
  test("of forge have their reason", () => {
    const output =
      "[PASS] testJoin() (gas: 9)\n[FAIL: 1 != 2] testLeave() (gas: 8)\n\n[FAIL: 1 != 2] testLeave() (gas: 8)\n";
    expect(listFailedTests("forge", output)).toEqual(["[FAIL: 1 != 2] testLeave() (gas: 8)"]);
  });

  test("of vitest have their project and file", () => {
    const output =
      " \u001b[32m✓\u001b[39m server src/a.test.ts (2 tests)\n\n\u001b[41m FAIL \u001b[49m server  src/b.test.ts > The API > answers\nError: no\n";
    expect(listFailedTests("vitest", output)).toEqual(["server  src/b.test.ts > The API > answers"]);
  });

  test("of Playwright are in the list at its end", () => {
    const output =
      "  ✘  3 [desktop] › tests/a.spec.ts:9:1 › Home › loads (2s)\n\n  1 failed\n    [desktop] › tests/a.spec.ts:9:1 › Home › loads ──\n  2 passed (3s)\n";
    expect(listFailedTests("playwright", output)).toEqual(["[desktop] › tests/a.spec.ts:9:1 › Home › loads"]);
  });
});

describe("The tests whose page was not drawn", () => {
  const attempt = (page: string) =>
    `\n    Error: timed out\n\n    attachment #1: page (text/plain) ──\n    ${page}\n    ──────\n\n`;
  const undrawn = attempt("http://localhost/: visible, complete, at 0 of 9000 px, no frame in 3 s");
  const drawn = attempt("http://localhost/: visible, complete, at 0 of 9000 px");
  const name = "[desktop] › tests/a.spec.ts:9:1 › Home › loads";

  test.each([
    ["one attempt without a frame", `${undrawn}`, [name]],
    ["two attempts without a frame", `${undrawn}    Retry #1 ──\n${undrawn}`, [name]],
    ["a second attempt with frames", `${undrawn}    Retry #1 ──\n${drawn}`, []],
    ["frames", drawn, []],
  ])("%s", (_, attempts, expected) => {
    expect(listUndrawnTests(`  1) ${name} ────\n${attempts}  1 flaky\n    ${name} ──\n`)).toEqual(expected);
  });
});
