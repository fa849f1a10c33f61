// cspell:ignore dont soooo
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "./normalise.ts";
import { splitWords } from "./words.ts";

describe("normalise", () => {
  test.each([
    ["كيف پول", "کیف پول"],
    ["ﻛﯿﻒ ﭘﻮﻝ", "کیف پول"],
    ["صـــندوق", "صندوق"],
    ["صَندوقِ من", "صندوق من"],
    ["شاخه‌ها", "شاخه ها"],
    ["۱۲٣4", "1234"],
    ["آن", "ان"],
    ["خانۀ", "خانه"],
    ["مسئول مؤثر", "مسیول موثر"],
    ["ＰＯＬ  Wallet", "pol wallet"],
    ["Café", "cafe"],
    ["soooo خیلیییی", "so خیلی"],
  ])("%s is %s", (text, plain) => {
    expect(normalise(text)).toBe(plain);
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
    );
  });
});

test("words have no punctuation and no contracted verbs", () => {
  expect(splitWords("What's a member's “box”? (I don't know!)")).toEqual([
    "what",
    "a",
    "member",
    "box",
    "i",
    "dont",
    "know",
  ]);
});

test("a verb that spaces part is one word", () => {
  for (const verb of ["برمی‌دارم", "بر می دارم", "بر می‌دارم"]) expect(splitWords(verb)).toEqual(["بردارم"]);
  expect(splitWords("در میان")).toEqual(["در", "میان"]);
});
