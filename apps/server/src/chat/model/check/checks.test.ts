import { describe, expect, test } from "vitest";
import { createCheckedText } from "./checked-text.ts";
import { isSupported, resultEvidence, textEvidence } from "./evidence.ts";
import { sanitise } from "./sanitise.ts";
import { takeSentences } from "./sentences.ts";

describe("isSupported", () => {
  const price = resultEvidence({
    unitPol: "63.694267515923566879",
    unitUsd: "20",
    polUsd: "0.314",
    enteredUsd: "11460",
    round: 38,
    roundEndsAt: "5 December 2026 at 12:00 PM UTC",
  });
  const passage = textEvidence(
    "A unit costs $20, and a member holds at most five. The day pool gets ۷۳٪ of each payment.",
  );

  test.each([
    "A unit costs 63.69 POL, which is $20.",
    "A unit costs 63.6942 POL.",
    "هر واحد ۶۳٫۶۹ POL یعنی ۲۰ دلار است.",
    "$11.46K has entered.",
    "۱۱٫۴۶ هزار دلار وارد شده است.",
    "Round 38 ends on 5 December 2026 at 12:00 UTC.",
    "You hold at most 5 units.",
    "The day pool gets 73 percent.",
    "Points come from pairs.",
  ])("accepts %s", (sentence) => {
    expect(isSupported(sentence, [price, passage])).toBe(true);
  });

  test.each([
    ["another figure", "A unit costs 64.10 POL."],
    ["another unit", "A unit costs 20 POL."],
    ["dollars for POL", "A unit costs $63.69."],
    ["a figure in words", "You can hold seven units."],
    ["digits split by emphasis", "A unit costs 6**4** POL."],
    ["another scale", "$11.46 has entered."],
    ["too rough a rounding", "A unit costs 64 POL."],
    ["a percentage for a share", "The day pool gets 74%."],
    ["figures of two sources", "Round 38 gives the day pool 73%."],
    ["Persian digits", "هر واحد ۹۹ دلار است."],
    ["an address", "Send POL to 0x00000000219ab540356cBB839Cbe05303d7705Fa."],
  ])("refuses %s", (_, sentence) => {
    expect(isSupported(sentence, [price, passage])).toBe(false);
  });

  test("accepts an address of a result, but not its beginning", () => {
    const wallet = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
    const evidence = [resultEvidence({ wallet })];
    expect(isSupported(`The seat is at ${wallet}.`, evidence)).toBe(true);
    expect(isSupported(`The seat is at ${wallet.slice(0, 20)}.`, evidence)).toBe(false);
  });
});

describe("sanitise", () => {
  const allowed = { isAllowed: (url: string) => url === "/faq", texts: ["read docs at polygonscan.com"] };

  test.each([
    ["<b>Bold</b> and <script>alert(1)</script>text.", "Bold and alert(1)text."],
    ["An ![image](https://evil.example/x.png) here.", "An image here."],
    ["See [the FAQ](/faq).", "See [the FAQ](/faq)."],
    ["See [this](https://evil.example/claim).", "See this."],
    ["Look at polygonscan.com.", "Look at polygonscan.com."],
    ["A<img src=x onerror=alert(1)", "A"],
    ["نیم\u200cفاصله\u202e می‌ماند", "نیم\u200cفاصله می\u200cماند"],
  ])("%s", (sentence, expected) => {
    expect(sanitise(sentence, allowed)).toBe(expected);
  });

  test.each([
    "Go to https://evil.example/claim now.",
    "Go to www.evil.example.",
    "Write to help@evil.example.",
    "Ask @evil_support on Telegram.",
    "A unit costs &#57;9 POL.",
    "Open t.me/evil.",
  ])("refuses %s", (sentence) => {
    expect(sanitise(sentence, allowed)).toBeNull();
  });
});

test("takeSentences keeps decimals, items and citations together", () => {
  expect(takeSentences("It costs 12.5 POL [1]. Next! 1. First item\n2. Second")).toEqual({
    sentences: ["It costs 12.5 POL [1].", " Next!", " 1. First item\n"],
    rest: "2. Second",
  });
});

describe("createCheckedText", () => {
  const check = (text: string, locale: "en" | "fa" = "en") => {
    const checked = createCheckedText({
      locale,
      evidence: [textEvidence("A unit costs $20.")],
      isPassage: (number) => number === 1,
      isAllowedLink: () => false,
    });
    let shown = "";
    for (const part of text.match(/.{1,7}/gsu) ?? []) shown += checked.add(part);
    const end = checked.end();
    return end && { ...end, shown: shown + end.added };
  };

  test("shows a sentence only when it has passed", () => {
    expect(check("A unit costs $20 [1]. Units count at once. You will earn $900 a day!")).toEqual({
      text: "A unit costs $20 [1]. Units count at once.",
      shown: "A unit costs $20 [1]. Units count at once.",
      added: "",
      cited: [1],
    });
  });

  test("drops citations of no passage", () => {
    expect(check("A unit costs $20 [1][7].")).toMatchObject({ text: "A unit costs $20 [1].", cited: [1] });
  });

  test.each([
    ["mostly invented figures", "A unit costs $90. It pays $100. It is good."],
    ["a refusal", "I'm sorry, but I can't help with that."],
    ["no answer", "NO_ANSWER"],
    ["another language", "این یک پاسخ فارسی است که هیچ ربطی ندارد."],
    ["nothing", "  "],
  ])("ends without a text: %s", (_, text) => {
    expect(check(text)).toBeNull();
  });
});
