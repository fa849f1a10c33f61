import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createAnswerer } from "../answerer.ts";
import { parseDocs } from "../corpus/docs.ts";
import { errorPassages } from "../corpus/errors.ts";
import { parseHelp } from "../corpus/help.ts";
import { askedIds, listQuestions } from "./table.ts";

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
  const ids = new Set([...help, ...docs].map(({ id }) => id));
  expect(askedIds.filter((id) => !ids.has(id))).toEqual([]);
  expect(help.filter(({ id }) => listQuestions(id).length < 10).map(({ id }) => id)).toEqual([]);
});

test("every title of the help is answered with its own article, in both languages", () => {
  const answerer = createAnswerer([...help, ...docs, ...errorPassages()]);
  for (const { id, texts } of help) {
    for (const text of [texts.en, texts.fa]) {
      const { kind, passages } = answerer.answer(text?.title ?? "", "en");
      expect([kind, passages[0]], text?.title).toEqual(["answer", id]);
    }
  }
});
