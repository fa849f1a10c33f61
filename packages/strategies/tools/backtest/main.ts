/**
 * `npm run backtest -- file.json`: repeats a backtest from an exported file and prints its statistics next to "hold" and "DCA". Exits
 * with code 1 if they are not those in the file.
 */
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as z from "zod/mini";
import {
  type BacktestFile,
  inlineCandles,
  readBacktestFile,
  repeatBacktest,
} from "../../src/backtest-file/backtest-file.ts";
import type { Candles } from "../../src/candles/candles.ts";
import { parseCandlesCsv } from "../../src/candles/parse-csv.ts";
import { toLines } from "./lines.ts";

z.config(z.locales.en());

const [name] = process.argv.slice(2);
if (name === undefined) stop("Name a file: npm run backtest -- file.json");
// npm runs the command in the root of the repository.
const path = resolve(process.env["INIT_CWD"] ?? "", name);
try {
  const file = readBacktestFile(await readFile(path, "utf8"));
  const repetition = repeatBacktest(file, await readCandles(file, dirname(path)));
  process.stdout.write(`${toLines(file, repetition).join("\n")}\n`);
  if (repetition.isSame === false) process.exitCode = 1;
} catch (error) {
  stop(toMessage(error));
}

function toMessage(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  if (error instanceof SyntaxError) return `${path} is not JSON. Export the backtest again.`;
  if (error instanceof Error && "code" in error && error.code === "ENOENT") {
    return `There is no file ${"path" in error ? error.path : path}. Check the path.`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function readCandles({ candles }: BacktestFile, folder: string): Promise<Candles> {
  if (!("csv" in candles)) return inlineCandles(candles);
  const parsed = parseCandlesCsv(await readFile(join(folder, candles.csv), "utf8"));
  if ("candles" in parsed) return parsed.candles;
  const errors = parsed.errors.map(
    ({ line, ...error }) => `line ${line}: ${Object.values(error).join(", ")}`,
  );
  throw new Error(`${candles.csv} has no candles to use.\n${errors.join("\n")}`);
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
