// cspell:ignore mitoonam poolamo
// cspell:ignore wihtdraw
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAnswerer } from "./answerer.ts";
import { parseDocs } from "./corpus/docs.ts";
import { errorPassages } from "./corpus/errors.ts";
import { parseHelp } from "./corpus/help.ts";
import { detectLocale } from "./text/language.ts";

const help = parseHelp({
  en: `# Money

## How do I withdraw? {#how-to-withdraw}

Open *Withdraw*, enter an amount and confirm in your wallet. The contract sends it at once. There is no minimum.

More: [FAQ](/faq#withdraw)

## What is a point? {#what-is-a-point}

One unit under your left leg, paired with one under your right leg. Each unit is paired once.
`,
  fa: `# پول

## چطور برداشت کنم؟ {#how-to-withdraw}

«برداشت» را باز کنید، مبلغ را بنویسید و در کیف پول تأیید کنید. قرارداد همان لحظه می‌فرستد. حداقلی ندارد.

بیشتر: [پرسش‌های رایج](/faq#withdraw)

## امتیاز چیست؟ {#what-is-a-point}

یک واحد زیر شاخهٔ چپ شما، جفت‌شده با یکی زیر شاخهٔ راست. هر واحد یک بار جفت می‌شود.
`,
});
const docs = parseDocs(
  "backups",
  "# Backups\n\n## Schedule\n\nThe server copies the database every night.\n",
);
const answerer = createAnswerer([...help, ...docs, ...errorPassages()]);

describe("answer", () => {
  test("comes in the language of the question, with links", () => {
    expect(answerer.answer("how can I withdraw my money", "fa")).toMatchObject({
      kind: "answer",
      locale: "en",
      message: expect.stringContaining("no minimum"),
      sources: [
        { title: "How do I withdraw?", url: "/help#how-to-withdraw" },
        { title: "FAQ", url: "/faq#withdraw" },
      ],
      passages: expect.arrayContaining(["how-to-withdraw"]),
    });
    expect(answerer.answer("چجوری پولمو برداشت کنم؟", "en")).toMatchObject({
      kind: "answer",
      locale: "fa",
      message: expect.stringContaining("حداقلی ندارد"),
      sources: [
        { title: "چطور برداشت کنم؟", url: "/help#how-to-withdraw" },
        { title: "پرسش‌های رایج", url: "/faq#withdraw" },
      ],
    });
  });

  test("forgives spelling mistakes", () => {
    expect(answerer.answer("how do i wihtdraw", "en").passages[0]).toBe("how-to-withdraw");
    expect(answerer.answer("امتیار چیست", "en").passages[0]).toBe("what-is-a-point");
  });

  test("finds an error by its code in words, also in a Persian question", () => {
    const first = (question: string) => answerer.answer(question, "en").passages[0];
    expect(first("what does 'too many requests' mean? i only clicked twice")).toBe("error/TOO_MANY_REQUESTS");
    expect(first("نوشته wrong enter price یعنی چی")).toBe("error/WrongEnterPrice");
    expect(first("how many requests may I withdraw")).not.toBe("error/TOO_MANY_REQUESTS");
    expect(first("how do i withdraw, is it not open yet")).toBe("how-to-withdraw");
  });

  test("is in Persian, if the question is so in Latin letters", () => {
    expect(answerer.answer("chetor mitoonam poolamo bardasht konam?", "en")).toMatchObject({
      kind: "answer",
      locale: "fa",
      passages: expect.arrayContaining(["how-to-withdraw"]),
    });
  });

  test("finds what only the other language has, and links to it", () => {
    const answer = answerer.answer("schedule backup database چیست برای ما و شما و همهٔ اعضا", "en");
    expect(answer).toMatchObject({
      kind: "answer",
      locale: "fa",
      message: expect.stringContaining("فقط در مستندات انگلیسی"),
      sources: [{ title: "Backups: Schedule", url: "docs/backups.md#schedule" }],
    });
  });

  test("is unknown when no passage has it", () => {
    expect(answerer.answer("What's the weather in Tehran?", "en")).toMatchObject({
      kind: "unknown",
      locale: "en",
      sources: [{ url: "/contact" }],
      passages: [],
    });
    expect(answerer.answer("هوای تهران چطور است؟", "en")).toMatchObject({ kind: "unknown", locale: "fa" });
  });

  test("explains the code of an error", () => {
    expect(answerer.answer("what does BoxTooSmall mean?", "en").passages[0]).toBe("error/BoxTooSmall");
    const long = "از صبح نمی‌شود از قرارداد برداشت کرد و به کیف پول فرستاد، ارور BoxTooSmall می‌دهد";
    expect(answerer.answer(long, "en").passages[0]).toBe("error/BoxTooSmall");
  });

  test("greets and thanks back", () => {
    expect(answerer.answer("hi there!", "en")).toMatchObject({ kind: "talk", locale: "en" });
    expect(answerer.answer("سلام خسته نباشید", "en")).toMatchObject({ kind: "talk", locale: "fa" });
    expect(answerer.answer("hi, how do I withdraw?", "en").kind).toBe("answer");
  });

  test("answers each title with its own passage", () => {
    for (const { id, texts } of help) {
      for (const text of [texts.en, texts.fa]) {
        expect(answerer.answer(text?.title ?? "", "en").passages[0]).toBe(id);
      }
    }
  });
});

describe("any message", () => {
  const words = fc.constantFrom(
    "withdraw",
    "point",
    "leg",
    "برداشت",
    "امتیاز",
    "weather",
    "هوا",
    "database",
    "?",
    "…",
    "‌",
    "BoxTooSmall",
    "constructor",
    "__proto__",
  );
  const message = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2_000 }),
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.array(words, { maxLength: 200 }).map((list) => list.join(" ")),
  );
  const whole = new Set(
    [...help, ...errorPassages()].flatMap(({ texts }) => [texts.en?.body, texts.fa?.body]),
  );

  test("has a reply in its language, and an answer is from a passage", () => {
    fc.assert(
      fc.property(message, fc.constantFrom("en", "fa"), (text, fallback) => {
        const answer = answerer.answer(text, fallback);
        expect(answer.locale).toBe(detectLocale(text, fallback));
        expect(answer.message).not.toBe("");
        if (answer.kind !== "answer") return;
        const isEnglishOnly = answer.locale === "fa" && answer.passages[0]?.startsWith("docs/");
        const isQuoted = [...whole, ...docs.map(({ texts }) => texts.en?.body)].some((body) =>
          body?.includes(answer.message),
        );
        expect(isEnglishOnly || isQuoted).toBe(true);
      }),
    );
  });
});
