import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinBlocks, splitBlocks } from "./blocks.ts";

const texts = (markdown: string) => splitBlocks(markdown).map(({ text }) => text);

describe("splitBlocks", () => {
  test("splits paragraphs into sentences, and unwraps lines", () => {
    expect(texts("One sentence\nin two lines. Another one, e.g. this. 1.46 is a number!\n\nLast.")).toEqual([
      "One sentence in two lines.",
      "Another one, e.g. this.",
      "1.46 is a number!",
      "Last.",
    ]);
    expect(texts("یک جمله. «جملهٔ دوم؟» سومی!")).toEqual(["یک جمله.", "«جملهٔ دوم؟»", "سومی!"]);
  });

  test("keeps a list whole, with the sentence that introduces it", () => {
    const markdown = "Before. Do this:\n\n1. Open it.\n2. Choose\n   a name.\n\nAfter.";
    expect(texts(markdown)).toEqual(["Before.", "Do this:\n\n1. Open it.\n2. Choose a name.", "After."]);
    expect(texts("Do this:\n- one\n- two")).toEqual(["Do this:\n\n- one\n- two"]);
  });

  test("keeps code whole, and parts a long table with its head", () => {
    expect(texts("```sh\na. b\n\nc\n```\nEnd.")).toEqual(["```sh\na. b\n\nc\n```", "End."]);
    const rows = Array.from({ length: 20 }, (_, at) => `| ${at} |`);
    const parts = texts(["| head |", "|---|", ...rows].join("\n"));
    expect(parts.length).toBe(4);
    for (const part of parts) expect(part.startsWith("| head |\n|---|\n")).toBe(true);
  });

  test("joining all blocks of prose gives the text back", () => {
    const sentence = fc.constantFrom("One.", "Two words?", "سه.", "Four!");
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 4 }), (list) => {
        const markdown = list.join("\n\n");
        expect(joinBlocks(splitBlocks(markdown))).toBe(markdown);
      }),
    );
  });
});
