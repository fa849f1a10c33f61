import { assert, constantFrom, pre, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { candlesArbitrary } from "../../test/arbitrary-candles.ts";
import { type Candles, candleAt, candleCount, findBadCandle, findGaps, toColumns } from "./candles.ts";
import { type ParsedCandles, parseCandlesCsv } from "./parse-csv.ts";

function toCandles(parsed: ParsedCandles): Candles {
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.candles;
}

const errors = (text: string) => {
  const parsed = parseCandlesCsv(text);
  return "errors" in parsed ? parsed.errors : [];
};

const first = { time: Date.UTC(2026, 0, 1), open: 10, high: 12.5, low: 9, close: 11, volume: 7 };
const second = { ...first, time: Date.UTC(2026, 0, 1, 1), close: 12 };

describe("headers and forms of the usual sources", () => {
  test.each([
    [
      "plain",
      "time,open,high,low,close,volume\n2026-01-01T00:00:00Z,10,12.5,9,11,7\n2026-01-01T01:00:00Z,10,12.5,9,12,7\n",
    ],
    [
      "Unix seconds",
      "timestamp,open,high,low,close,volume\n1767225600,10,12.5,9,11,7\n1767229200,10,12.5,9,12,7",
    ],
    [
      "Binance, in microseconds",
      "Open time,Open,High,Low,Close,Volume,Close time\n1767225600000000,10,12.5,9,11,7,0\n1767229200000000,10,12.5,9,12,7,0",
    ],
    [
      "CryptoDataDownload, newest first with a line above",
      "https://www.example.com\nunix,date,symbol,open,high,low,close,Volume BTC,Volume USD\n1767229200000,2026-01-01 01:00:00,BTC/USD,10,12.5,9,12,7,80\n1767225600000,2026-01-01 00:00:00,BTC/USD,10,12.5,9,11,7,80\n",
    ],
    [
      "semicolons with decimal commas",
      "\uFEFFDatum;x\nDate;Open;High;Low;Close;Volume\r\n2026.01.01 00:00;10;12,5;9;11;7\r\n2026.01.01 01:00;10;12,5;9;12;7\r\n",
    ],
    [
      "quotes, tabs and time zones",
      '"Time"\t"Open"\t"High"\t"Low"\t"Close"\t"Vol."\n"2026-01-01T03:30+03:30"\t10\t12.5\t9\t11\t7\n2026-01-01 04:30:00 +0330\t10\t12.5\t9\t12\t7',
    ],
  ])("%s", (_, text) => {
    const candles = toCandles(parseCandlesCsv(text));
    expect(candles.interval).toBe(3_600_000);
    expect([candleAt(candles, 0), candleAt(candles, 1)]).toEqual([first, second]);
  });

  test("a missing volume is reported", () => {
    const parsed = parseCandlesCsv("t,o,h,l,c\n1767225600,1,2,1,2\n1767229200,1,2,1,2");
    expect(parsed).toMatchObject({ hasVolume: false });
    expect([...toCandles(parsed).volume]).toEqual([0, 0]);
  });
});

const header = "time,open,high,low,close,volume\n";
const row = (hour: number, rest = "1,2,1,2,5") => `${1_767_225_600 + hour * 3_600},${rest}\n`;

describe("errors have their line", () => {
  test.each([
    ["", [{ line: 1, code: "no header" }]],
    ["1,2,3\n4,5,6", [{ line: 1, code: "no header" }]],
    ["time,open,low,close\n", [{ line: 1, code: "missing column", column: "high" }]],
    [header, [{ line: 1, code: "too few candles" }]],
    [`${header}${row(0)}yesterday,1,2,1,2,5\n`, [{ line: 3, code: "not a time", column: "time" }]],
    [`${header}${row(0)}2026-02-30,1,2,1,2,5\n`, [{ line: 3, code: "not a time", column: "time" }]],
    [header + row(0) + row(1, "1,2,1,x,5"), [{ line: 3, code: "not a number", column: "close" }]],
    [header + row(0) + row(1, "1,2,1"), [{ line: 3, code: "not a number", column: "close" }]],
    [header + row(0, "1,2,0,2,5") + row(1), [{ line: 2, code: "impossible candle", reason: "not positive" }]],
    [
      header + row(0, "3,2,1,2,5") + row(1),
      [{ line: 2, code: "impossible candle", reason: "outside of high and low" }],
    ],
    [header + row(0) + row(1) + row(1), [{ line: 4, code: "same time twice" }]],
    [header + row(0) + row(1) + row(2) + row(2.5), [{ line: 5, code: "irregular" }]],
    [header + row(0) + row(2) + row(1) + row(3), [{ line: 4, code: "irregular" }]],
  ])("%j", (text, expected) => {
    expect(errors(text)).toEqual(expected);
  });

  test("up to a hundred", () => {
    expect(errors(header + "x,1,2,1,2,5\n".repeat(500))).toHaveLength(100);
  });
});

test("gaps are found, and not filled in", () => {
  const candles = toCandles(parseCandlesCsv(header + row(0) + row(1) + row(2) + row(6) + row(7)));
  expect(candleCount(candles)).toBe(5);
  expect(findGaps(candles)).toEqual([
    { from: (1_767_225_600 + 3 * 3_600) * 1_000, to: (1_767_225_600 + 6 * 3_600) * 1_000 },
  ]);
});

test("what is written is read back to the last digit", () => {
  assert(
    property(candlesArbitrary({ minLength: 2 }), constantFrom(",", "\t"), (candles, delimiter) => {
      // With more gaps than neighbours, the gaps would be the interval.
      pre(findGaps(candles).length < candleCount(candles) / 2);
      const lines = Array.from({ length: candleCount(candles) }, (_, index) =>
        Object.values(candleAt(candles, index)).join(delimiter),
      );
      const text = [["time", "open", "high", "low", "close", "volume"].join(delimiter), ...lines].join("\n");
      expect(toCandles(parseCandlesCsv(text))).toEqual(candles);
    }),
  );
});

test("any text is read or refused, and never crashes", () => {
  assert(
    property(string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const each of [text, header + text, header + row(0) + text]) {
        const parsed = parseCandlesCsv(each);
        if ("candles" in parsed) expect(findBadCandle(parsed.candles)).toBeNull();
        else expect(parsed.errors.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

test("candles that overlap are found", () => {
  const candles = toColumns(3_600_000, [first, { ...second, time: second.time - 1 }]);
  expect(findBadCandle(candles)).toEqual({ index: 1, error: "overlaps the one before" });
});
