import { catalogue } from "@canopy/shared/error-catalogue";
import { describe, expect, test } from "vitest";
import { parseDocs } from "./docs.ts";
import { errorPassages } from "./errors.ts";
import { parseHelp } from "./help.ts";

const en =
  "# Money\n\n## What is a box? {#box}\n\nIt holds POL.\n\nMore: [FAQ](/faq#box), [Plan](docs/plan.md)\n";
const fa = "# پول\n\n## صندوق چیست؟ {#box}\n\nدر آن POL است.\n\nبیشتر: [پرسش‌ها](/faq#box)\n";

describe("parseHelp", () => {
  test("pairs the articles of both languages, and links to each first", () => {
    expect(parseHelp({ en, fa })).toEqual([
      {
        id: "box",
        topic: "Money",
        kind: "help",
        texts: {
          en: { title: "What is a box?", body: "It holds POL." },
          fa: { title: "صندوق چیست؟", body: "در آن POL است." },
        },
        sources: {
          en: [
            { title: "What is a box?", url: "/help#box" },
            { title: "FAQ", url: "/faq#box" },
            { title: "Plan", url: "docs/plan.md" },
          ],
          fa: [
            { title: "صندوق چیست؟", url: "/help#box" },
            { title: "پرسش‌ها", url: "/faq#box" },
          ],
        },
      },
    ]);
  });

  test("names what is missing", () => {
    expect(() => parseHelp({ en, fa: "# پول\n" })).toThrow('"Money" has 1 articles, and 0 in Persian');
    expect(() => parseHelp({ en, fa: fa.replace("#box", "#other") })).toThrow("The article box");
    expect(() => parseHelp({ en: en.replace(" {#box}", ""), fa })).toThrow("Add an id to the heading");
    expect(() => parseHelp({ en: en.replace("# Money", ""), fa })).toThrow("begins with its title");
    expect(() => parseHelp({ en: "# Money\n\n## Box {#box}\n", fa })).toThrow("The article box is empty");
  });
});

test("parseDocs makes a passage of each section", () => {
  const markdown =
    "# The plan\n\nIntroduction.\n\n## Points\n\nText.\n\n```sh\n## no heading\n```\n\n### A round's money\n\nMore.\n\n## Empty\n";
  expect(
    parseDocs("plan", markdown).map(({ id, texts, sources }) => [id, texts.en?.title, sources.fa]),
  ).toEqual([
    ["docs/plan", "The plan", [{ title: "The plan", url: "docs/plan.md" }]],
    ["docs/plan#points", "Points", [{ title: "The plan: Points", url: "docs/plan.md#points" }]],
    [
      "docs/plan#a-rounds-money",
      "A round's money",
      [{ title: "The plan: A round's money", url: "docs/plan.md#a-rounds-money" }],
    ],
  ]);
});

test("errorPassages has every error in both languages", () => {
  const passages = errorPassages();
  expect(passages.map(({ id }) => id)).toEqual(Object.keys(catalogue).map((code) => `error/${code}`));
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  expect(byId.get("error/BoxTooSmall")?.texts.en?.title).toBe("Error BoxTooSmall (box too small)");
  expect(byId.get("error/NO_PLUS")?.texts.en?.title).toBe("Error NO_PLUS (no plus)");
});
