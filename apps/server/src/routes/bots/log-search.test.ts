import { type BotText, botTexts } from "@canopy/shared/bot-texts";
import { localExchange } from "@canopy/swap/deployments-local";
import { describe, expect, test } from "vitest";
import { parseSearch } from "./log-search.ts";

const { tokens } = localExchange;
const parse = (typed: string) => parseSearch(typed, tokens);
const texts = (typed: string) => parse(typed).map(({ text }) => text);

describe("the words of a search", () => {
  test("are separated by spaces, half-spaces and marks of direction, without the punctuation around them", () => {
    expect(texts(" Traded: Buy  «WETH» \u2066POL-USDC\u2069 ")).toEqual([
      "traded",
      "buy",
      "weth",
      "pol-usdc",
    ]);
    expect(texts("قاعده‌ها")).toEqual(["قاعده", "ها"]);
    expect(texts("… ، ء")).toEqual([]);
    expect(texts("")).toEqual([]);
  });

  test("count once, in one letter case, with Latin digits", () => {
    expect(texts("WETH weth Weth")).toEqual(["weth"]);
    expect(parse("۱۲ ١٢ 12")).toEqual(parse("12"));
    expect(parse("۱۲")).toMatchObject([{ text: "12", rule: 12 }]);
  });

  test("are the same for both keyboards' Persian letters", () => {
    const [persian, arabic] = [parse("یکی از"), parse("يكي از")].map((words) =>
      words.map(({ codes }) => codes),
    );
    expect(arabic).toEqual(persian);
    expect(persian?.[0]?.vaultSkip).toContain("price stale");
  });

  test("find tokens by their symbols", () => {
    const weth = tokens.find(({ symbol }) => symbol === "WETH")?.address.toLowerCase();
    expect(parse("weth")).toMatchObject([{ tokens: [weth] }]);
    expect(parse("doge")).toMatchObject([{ tokens: [] }]);
  });

  test("are looked for at the beginning of addresses and hashes from four digits on", () => {
    const patterns = (typed: string) => parse(typed).map(({ hex }) => hex);
    expect(patterns("abc 0xabc 12 traded 0x")).toEqual([null, null, null, null, null]);
    expect(patterns("7F3C 0x7f3c")).toEqual(["0x7f3c%", "0x7f3c%"]);
    expect(patterns("0x1234…abcd 0x1234...abcd")).toEqual(["0x1234%abcd"]);
  });
});

const shown = Object.entries(botTexts).flatMap(([field, codes]) =>
  Object.entries<BotText>(codes).flatMap(([code, { en, fa }]) => [
    [field, code, en],
    [field, code, fa],
  ]),
);

test.each(shown)("what the site shows for the %s %s finds it: %s", (field = "", code, text = "") => {
  const words = parse(text);
  expect(words.length).toBeGreaterThan(0);
  for (const { codes } of words) {
    expect(Object.entries(codes).find(([name]) => name === field)?.[1]).toContain(code);
  }
});
