import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createAnswerer } from "../answerer.ts";
import { parseDocs } from "../corpus/docs.ts";
import { errorPassages } from "../corpus/errors.ts";
import { parseHelp } from "../corpus/help.ts";
import { createPhrasings, listedIds, listQuestions } from "./table.ts";

const folder = new URL("../../../../docs/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const topics = readdirSync(new URL("help", folder)).filter((name) => name.endsWith(".en.md"));
const help = topics.flatMap((name) =>
  parseHelp({ en: read(`help/${name}`), fa: read(`help/${name.replace(".en.", ".fa.")}`) }),
);
const docs = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => parseDocs(name.replace(/\.md$/, ""), read(name)));

test("every article can be asked for in other words, and every entry belongs to a passage", () => {
  const ids = new Set([...help, ...docs, ...errorPassages()].map(({ id }) => id));
  expect(listedIds.filter((id) => !ids.has(id))).toEqual([]);
  expect(help.filter(({ id }) => listQuestions(id).length < 10).map(({ id }) => id)).toEqual([]);
});

test("what people asked is another way to ask for its best passage, or is off topic", () => {
  const text = "i would like to hear about boxes";
  const { toQuestions, offTopic } = createPhrasings({
    own: [
      { locale: "en", text, passages: ["boxes", "withdraw"] },
      { locale: "en", text: "who won the match", passages: [] },
    ],
  });
  expect(toQuestions("boxes")).toEqual([...listQuestions("boxes"), text]);
  expect(toQuestions("withdraw")).toEqual(listQuestions("withdraw"));
  expect(offTopic.at(-1)).toBe("who won the match");
  expect(offTopic).not.toContain(text);
});

const answerer = createAnswerer([...help, ...docs, ...errorPassages()]);

test("every title of the help is answered with its own article, in both languages", () => {
  for (const { id, texts } of help) {
    for (const text of [texts.en, texts.fa]) {
      const { kind, passages } = answerer.answer(text?.title ?? "", "en");
      expect([kind, passages[0]], text?.title).toEqual(["answer", id]);
    }
  }
});

test("the question in a long story is found, and a story about something else is refused", () => {
  const story =
    "so someone called michael wrote to me on telegram this morning, says he is from your team and that my account gets closed " +
    "tomorrow unless i tell him my twelve words, should i do it";
  expect(answerer.answer(story, "en").passages[0]).toBe("support-scam");
  const other =
    "last weekend my car started making a strange noise when i brake, my brother says it is the pads but the garage wants 400 " +
    "dollars, should i pay that or do it on my own";
  expect(answerer.answer(other, "en").kind).toBe("unknown");
});

test("the code of an error is explained, although it is in no way to ask", () => {
  const { kind, passages } = answerer.answer("what does BoxTooSmall mean?", "en");
  expect([kind, passages[0]]).toEqual(["answer", "error/BoxTooSmall"]);
  const first = (question: string) => answerer.answer(question, "en").passages[0];
  expect(first("از صبح نمیشه خرید کرد، ارور PriceUnconfirmed میده")).toBe("error/PriceUnconfirmed");
  expect(first("my sponsor is not in plus")).toBe("plus-sponsor");
});
