import { assert, bigInt, integer, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTokenText } from "./token-text.ts";

describe("parseTokenText", () => {
  test("leaves plain texts as they are", () => {
    expect(parseTokenText("USDC", "USD Coin", 6n)).toEqual({
      ok: true,
      symbol: "USDC",
      name: "USD Coin",
      decimals: 6,
      warnings: [],
    });
  });

  test("leaves names of any script", () => {
    expect(parseTokenText("TREE", "درخت", 18)).toMatchObject({ name: "درخت", warnings: [] });
  });

  test.each([
    ["right-to-left override", "\u202eCOIN", "COIN"],
    ["isolate", "US\u2066DC\u2069", "USDC"],
    ["zero-width space", "US\u200bDC", "USDC"],
    ["soft hyphen", "US\u00adDC", "USDC"],
    ["null byte", "USDC\0\0", "USDC"],
    ["line break", "US\nDC", "USDC"],
    ["line separator", "US\u2028DC", "USDC"],
    ["Hangul filler", "USDC\u3164", "USDC"],
    ["variation selector", "USDC\ufe0f", "USDC"],
    ["tag", "USDC\u{e0041}", "USDC"],
    ["lone surrogate", "USDC\ud800", "USDC"],
    ["mark before the first letter", "\u0338USDC", "USDC"],
  ])("removes a %s, and says so", (_, symbol, expected) => {
    expect(parseTokenText(symbol, "Coin", 6)).toMatchObject({
      symbol: expected,
      warnings: ["hiddenCharacters"],
    });
  });

  test("removes piled marks", () => {
    const result = parseTokenText("A", `e${"\u0301".repeat(30)}`, 6);
    expect(result).toMatchObject({ name: "e\u0301\u0301", warnings: ["hiddenCharacters"] });
  });

  test("warns about a symbol whose letters can look like others, here a Cyrillic S", () => {
    expect(parseTokenText("USD\u0421", "Coin", 6)).toMatchObject({ warnings: ["unusualSymbol"] });
  });

  test("shortens long texts, and says so", () => {
    const result = parseTokenText("S".repeat(13), "n".repeat(1_000_000), 6);
    expect(result).toEqual({
      ok: true,
      symbol: `${"S".repeat(11)}…`,
      name: `${"n".repeat(39)}…`,
      decimals: 6,
      warnings: ["shortened"],
    });
  });

  test("does not cut a character in two", () => {
    expect(parseTokenText("🌳".repeat(13), "Tree", 6)).toMatchObject({ symbol: `${"🌳".repeat(11)}…` });
  });

  test("names a token without a name by its symbol", () => {
    expect(parseTokenText("USDC", " \u200b", 6)).toMatchObject({ name: "USDC" });
  });

  test.each([
    "",
    "   ",
    "\u200b\u202e",
    "\u3164",
    "\u2800",
  ])("rejects the symbol %j, which shows nothing", (symbol) => {
    expect(parseTokenText(symbol, "Coin", 6)).toEqual({ ok: false, reason: "noSymbol" });
  });

  test.each([-1, 256, 1.5, Number.NaN, 2n ** 256n - 1n])("rejects %s decimals", (decimals) => {
    expect(parseTokenText("A", "A", decimals)).toEqual({ ok: false, reason: "invalidDecimals" });
  });

  test.each([
    [0, ["unusualDecimals"]],
    [1, []],
    [18, []],
    [19, ["unusualDecimals"]],
    [255, ["unusualDecimals"]],
  ])("%i decimals have the warnings %j", (decimals, warnings) => {
    expect(parseTokenText("A", "A", decimals)).toMatchObject({ decimals, warnings });
  });

  test("never shows controls or long texts, and reads its own result without a change", () => {
    const unit = integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const text = string({ unit, maxLength: 60 });
    assert(
      property(text, text, bigInt({ min: 0n, max: 255n }), (symbol, name, decimals) => {
        const result = parseTokenText(symbol, name, decimals);
        if (!result.ok) return;
        expect([...result.symbol].length).toBeLessThanOrEqual(12);
        expect([...result.name].length).toBeLessThanOrEqual(40);
        expect(`${result.symbol}${result.name}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Bidi_Control}]/u);
        const again = parseTokenText(result.symbol, result.name, decimals);
        expect(again).toMatchObject({ ok: true, symbol: result.symbol, name: result.name });
      }),
    );
  });
});
