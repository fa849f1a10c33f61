import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBacktestFile, writeBacktestFile } from "../../src/backtest-file/backtest-file.ts";
import { candleAt } from "../../src/candles/candles.ts";
import { noLimits, typicalCosts } from "../../src/engine/settings.ts";
import { syntheticCandles } from "../../test/synthetic-candles.ts";

const main = new URL("main.ts", import.meta.url).pathname;
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
  return run(path);
}

function run(path: string, env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, path], { encoding: "utf8", env });
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

test("finds a file in the folder in which npm was called", () => {
  writeFileSync(join(folder, "here.json"), text);
  expect(run("here.json", { ...process.env, INIT_CWD: folder })).toMatchObject({ status: 0 });
});

test("says which file is missing, or is not JSON", () => {
  expect(run(join(folder, "none.json"))).toEqual({
    status: 2,
    stdout: "",
    stderr: `There is no file ${join(folder, "none.json")}. Check the path.\n`,
  });
  expect(backtest("text.json", "{bad").stderr).toBe(
    `${join(folder, "text.json")} is not JSON. Export the backtest again.\n`,
  );
});

test("says what is wrong with a file", () => {
  expect(backtest("newer.json", text.replace('"version":1', '"version":2'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("This command reads version 1."),
  });
  expect(backtest("broken.json", "{}")).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/expected "canopy-backtest"\n.*at format/),
  });
  writeFileSync(join(folder, "bad.csv"), "time,open,high,low,close\n1767225600,1,2,1,x\n");
  const file = { ...readBacktestFile(text), candles: { csv: "bad.csv" } };
  expect(backtest("bad-csv.json", JSON.stringify(file)).stderr).toContain("line 2: not a number, close");
});
