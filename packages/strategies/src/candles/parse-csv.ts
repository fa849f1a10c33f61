import { at } from "@canopy/protocol/rules/column";
import {
  type Candle,
  type CandleError,
  type Candles,
  type ColumnName,
  columnNames,
  findCandleError,
  toColumns,
} from "./candles.ts";
import { type Delimiter, findDelimiter, parseNumber, parseTime, splitLine } from "./csv-cells.ts";
import { type ColumnPlaces, findColumns } from "./csv-columns.ts";

/** What is wrong in a file, with the number of the line, from 1. The site has a sentence for each. */
export type CsvError =
  | {
      readonly line: number;
      readonly code: "no header" | "too few candles" | "same time twice" | "irregular";
    }
  | {
      readonly line: number;
      readonly code: "missing column" | "not a time" | "not a number";
      readonly column: ColumnName;
    }
  | { readonly line: number; readonly code: "impossible candle"; readonly reason: CandleError };

export type ParsedCandles =
  | { readonly candles: Candles; readonly hasVolume: boolean }
  | { readonly errors: readonly CsvError[] };

/** Errors are listed up to this number. */
const MAXIMUM_ERRORS = 100;
/** Some files have a line or two about their source before the header. */
const LINES_BEFORE_HEADER = 3;

interface Row {
  readonly line: number;
  readonly candle: Candle;
}

/**
 * Reads candles from a CSV file. The header is recognised by the usual names, newest first is turned around, and the interval is the most
 * frequent distance of two candles. Gaps are left as they are.
 */
export function parseCandlesCsv(text: string): ParsedCandles {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const header = findHeader(lines);
  if ("code" in header) return { errors: [header] };
  const errors: CsvError[] = [];
  const rows: Row[] = [];
  for (let index = header.index + 1; index < lines.length && errors.length < MAXIMUM_ERRORS; index++) {
    const line = lines[index] ?? "";
    if (line.trim() === "") continue;
    const row = parseRow(splitLine(line, header.delimiter), index + 1, header);
    if ("code" in row) errors.push(row);
    else rows.push(row);
  }
  if (errors.length > 0) return { errors };
  return toCandles(rows, header.places.volume >= 0);
}

interface Header {
  readonly index: number;
  readonly delimiter: Delimiter;
  readonly places: ColumnPlaces;
}

function findHeader(lines: readonly string[]): Header | CsvError {
  let missing: CsvError | undefined;
  for (const [index, line] of lines.slice(0, LINES_BEFORE_HEADER).entries()) {
    const delimiter = findDelimiter(line);
    const places = findColumns(splitLine(line, delimiter));
    if (places === null) continue;
    if (!("missing" in places)) return { index, delimiter, places };
    missing ??= { line: index + 1, code: "missing column", column: at(places.missing, 0) };
  }
  return missing ?? { line: 1, code: "no header" };
}

function parseRow(cells: readonly string[], line: number, { places, delimiter }: Header): Row | CsvError {
  const cell = (name: ColumnName) => cells[places[name]] ?? "";
  const candle = { time: parseTime(cell("time")), open: 0, high: 0, low: 0, close: 0, volume: 0 };
  if (Number.isNaN(candle.time)) return { line, code: "not a time", column: "time" };
  for (const column of columnNames) {
    if (column === "time" || places[column] < 0) continue;
    candle[column] = parseNumber(cell(column), delimiter);
    if (!Number.isFinite(candle[column])) return { line, code: "not a number", column };
  }
  const reason = findCandleError(candle);
  return reason === null ? { line, candle } : { line, code: "impossible candle", reason };
}

function toCandles(rows: readonly Row[], hasVolume: boolean): ParsedCandles {
  const sorted = isNewestFirst(rows) ? rows.toReversed() : rows;
  if (sorted.length < 2) return { errors: [{ line: rows[0]?.line ?? 1, code: "too few candles" }] };
  const distances = sorted.slice(1).map(({ candle }, index) => candle.time - at(sorted, index).candle.time);
  const interval = mostFrequent(distances);
  const errors = distances.flatMap<CsvError>((distance, index) => {
    const { line } = at(sorted, index + 1);
    if (distance === 0) return [{ line, code: "same time twice" }];
    return distance < interval ? [{ line, code: "irregular" }] : [];
  });
  if (errors.length > 0) return { errors: errors.slice(0, MAXIMUM_ERRORS) };
  return {
    candles: toColumns(
      interval,
      sorted.map(({ candle }) => candle),
    ),
    hasVolume,
  };
}

function isNewestFirst(rows: readonly Row[]): boolean {
  return (rows[0]?.candle.time ?? 0) > (rows.at(-1)?.candle.time ?? 0);
}

/** The most frequent of the distances above 0; the smaller one of two. */
function mostFrequent(distances: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const distance of distances) if (distance > 0) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  return [...counts].reduce(
    (best, [distance, count]) =>
      count > best.count || (count === best.count && distance < best.distance) ? { distance, count } : best,
    { distance: Number.POSITIVE_INFINITY, count: 0 },
  ).distance;
}
