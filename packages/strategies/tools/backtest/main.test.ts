import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { candleAt } from "../../src/candles/candles.ts";
import { noLimits, typicalCosts } from "../../src/engine/settings.ts";
import { readBacktestFile, writeBacktestFile } from "../../src/file/backtest-file.ts";
import { syntheticCandles } from "../../test/synthetic-candles.ts";

const folder = mkdtempSync(join(tmpdir(), "canopy-backtest-"));
afterAll(() => rmSync(folder, { recursive: true }));

const candles = syntheticCandles(1_000);
const text = writeBacktestFile(candles, {
  kind: "average-cross",
  parameters: { fast: 10, slow: 40 },
  settings: { start: { base: 0, quote: 1_000 }, costs: typicalCosts, limits: noLimits },
});

function backtest(name: string, content: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const main = new URL("main.ts", import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, path], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("repeats an exported backtest", () => {
  const { status, stdout } = backtest("exported.json", text);
  expect(status).toBe(0);
  expect(stdout).toContain("These are the statistics in the file.");
  expect(stdout).toMatch(/^hold, the same start +-?\d/m);
  expect(stdout).toMatch(/^DCA, the same start +-?\d/m);
});

test("repeats it from a CSV", () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => Object.values(candleAt(candles, index)).join());
  writeFileSync(join(folder, "candles.csv"), `time,open,high,low,close,volume\n${lines.join("\n")}`);
  const file = { ...readBacktestFile(text), candles: { csv: "candles.csv" } };
  expect(backtest("with-csv.json", JSON.stringify(file))).toMatchObject({ status: 0 });
});

test("says if the statistics are not those in the file", () => {
  const file = readBacktestFile(text);
  const { status, stdout } = backtest(
    "changed.json",
    JSON.stringify({ ...file, parameters: { fast: 11, slow: 40 } }),
  );
  expect(status).toBe(1);
  expect(stdout).toContain("NOT the statistics in the file");
});

test("says what is wrong with a file", () => {
  expect(backtest("broken.json", "{}")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("format"),
  });
  writeFileSync(join(folder, "bad.csv"), "time,open,high,low,close\n1767225600,1,2,1,x\n");
  const file = { ...readBacktestFile(text), candles: { csv: "bad.csv" } };
  expect(backtest("bad-csv.json", JSON.stringify(file)).stderr).toContain("line 2: not a number, close");
});
