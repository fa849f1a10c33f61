import type { CallResult } from "@canopy/swap/chain/multicall";
import fc from "fast-check";
import { encodeAbiParameters, type Hex, numberToHex, stringToHex } from "viem";
import { describe, expect, test } from "vitest";
import { parseTokenResults } from "./token-reading.ts";

const address = "0x1111111111111111111111111111111111111111";
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value]);
const number = (value: number | bigint) => numberToHex(value, { size: 32 });
const returned = (data: Hex): CallResult => ({ success: true, data });
const reverted: CallResult = { success: false, data: "0x" };
const read = (symbol: Hex, name: Hex, decimals: Hex) =>
  parseTokenResults(address, [returned(symbol), returned(name), returned(decimals)]);

test("reads a token of the standard", () => {
  expect(read(text("USDC"), text("USD Coin"), number(6))).toEqual({
    ok: true,
    token: { address, symbol: "USDC", name: "USD Coin", decimals: 6 },
    warnings: [],
  });
});

test("reads 32 bytes as a text", () => {
  const reading = read(stringToHex("MKR", { size: 32 }), stringToHex("Maker", { size: 32 }), number(18));
  expect(reading).toMatchObject({ ok: true, token: { symbol: "MKR", name: "Maker", decimals: 18 } });
});

test("a token without a name has its symbol as the name", () => {
  expect(parseTokenResults(address, [returned(text("ABC")), reverted, returned(number(2))])).toMatchObject({
    token: { symbol: "ABC", name: "ABC" },
  });
});

describe("is not a token", () => {
  test("an address without a contract", () => {
    expect(read("0x", "0x", "0x")).toEqual({ ok: false, reason: "notAToken" });
    expect(parseTokenResults(address, [])).toEqual({ ok: false, reason: "notAToken" });
  });

  test("a contract without these functions", () => {
    expect(parseTokenResults(address, [reverted, reverted, reverted])).toEqual({
      ok: false,
      reason: "notAToken",
    });
  });

  test.each([
    ["no decimals", "0x"],
    ["decimals of more than 32 bytes", `${number(6)}00`],
    ["256 decimals", number(256)],
    ["more decimals than a number holds", number(2n ** 256n - 1n)],
  ] as const)("one with %s", (_, decimals) => {
    expect(read(text("A"), text("A"), decimals)).toEqual({ ok: false, reason: "invalidDecimals" });
  });

  test.each([
    ["an empty symbol", text("")],
    ["a symbol of zero bytes", `0x${"00".repeat(32)}`],
    ["a symbol of invisible characters only", text("\u202e\u200b\u2066")],
    ["a symbol that points outside of the data", `0x${"ff".repeat(64)}`],
    ["a symbol of a megabyte", text("A".repeat(1_000_000))],
  ] as const)("one with %s", (_, symbol) => {
    expect(read(symbol, text("Name"), number(18))).toEqual({ ok: false, reason: "noSymbol" });
  });
});

describe("is suspicious", () => {
  test("a symbol with a right-to-left override", () => {
    const reading = read(text("\u202eSTAR"), text("USD Coin"), number(6));
    expect(reading).toMatchObject({ ok: true, token: { symbol: "STAR" }, warnings: ["hiddenCharacters"] });
  });

  test.each([0, 255])("a token with %d decimals", (decimals) => {
    expect(read(text("A"), text("A"), number(decimals))).toMatchObject({
      token: { decimals },
      warnings: ["unusualDecimals"],
    });
  });
});

test("no result of a contract makes it throw, and no text has controls", () => {
  const bytes = fc
    .uint8Array({ maxLength: 160 })
    .map((array): Hex => `0x${[...array].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  const results = fc.array(fc.record({ success: fc.boolean(), data: bytes }), { maxLength: 3 });
  fc.assert(
    fc.property(results, (answers) => {
      const reading = parseTokenResults(address, answers);
      if (reading.ok) expect(reading.token.symbol + reading.token.name).not.toMatch(/\p{C}/u);
    }),
  );
});
