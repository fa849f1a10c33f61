import { describe, expect, test } from "vitest";
import { type Block, inlineText, parseBlocks } from "./blocks.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", parts: [{ kind: "text", text }] });

/** All that a reader sees of blocks. */
function visible(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "list") return block.items.map(visible).join("\n");
      return block.kind === "code" ? block.text : inlineText(block.parts);
    })
    .join("\n");
}

test("reads paragraphs, lists, emphasis, code and links", () => {
  const text = [
    "Your **box** is *yours*; see `withdraw` and [the overview](/dashboard).",
    "",
    "2. Enter an amount",
    "3. Confirm",
    "   - in your wallet",
    "",
    "```",
    "withdraw(1)",
    "```",
  ].join("\n");
  expect(parseBlocks(text)).toEqual([
    {
      kind: "paragraph",
      parts: [
        { kind: "text", text: "Your " },
        { kind: "strong", parts: [{ kind: "text", text: "box" }] },
        { kind: "text", text: " is " },
        { kind: "em", parts: [{ kind: "text", text: "yours" }] },
        { kind: "text", text: "; see " },
        { kind: "code", text: "withdraw" },
        { kind: "text", text: " and " },
        { kind: "link", href: "/dashboard", parts: [{ kind: "text", text: "the overview" }] },
        { kind: "text", text: "." },
      ],
    },
    {
      kind: "list",
      start: 2,
      items: [
        [paragraph("Enter an amount")],
        [paragraph("Confirm"), { kind: "list", start: null, items: [[paragraph("in your wallet")]] }],
      ],
    },
    { kind: "code", text: "withdraw(1)" },
  ]);
});

test("keeps characters that HTML would escape", () => {
  expect(parseBlocks(`5 < 6 & "7" > 4 &amp; \\* '`)).toEqual([
    {
      kind: "paragraph",
      parts: [
        { kind: "text", text: `5 < 6 & "7" > 4 &amp; ` },
        { kind: "text", text: "*" },
        { kind: "text", text: " '" },
      ],
    },
  ]);
});

test("turns headings and quotes into text, and shows rules and tasks as nothing", () => {
  expect(parseBlocks("# Fees\n\n> Keep some POL.\n\n---\n\n- [x] paid")).toEqual([
    { kind: "heading", parts: [{ kind: "text", text: "Fees" }] },
    paragraph("Keep some POL."),
    { kind: "list", start: null, items: [[paragraph("paid")]] },
  ]);
});

describe("shows as text", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "before <b onclick=alert(1)>bold</b> after",
    "<!-- hidden -->",
    "<iframe src=javascript:alert(1)>",
    "![a picture](https://evil.example/track.png)",
    "[![a picture](https://evil.example/a.png)](/dashboard)",
    "| a | b |\n|---|---|\n| 1 | 2 |",
  ])("%s", (hostile) => {
    const blocks = parseBlocks(hostile);
    const kinds = [...JSON.stringify(blocks).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind ?? "");
    expect(kinds.filter((kind) => !["paragraph", "text", "link"].includes(kind))).toEqual([]);
    for (const word of hostile.match(/[a-z]{4,}/g) ?? [])
      if (word !== "dashboard") expect(visible(blocks)).toContain(word);
  });
});

describe("parses quickly, whatever is in it", () => {
  const count = 2_000;
  test.each([
    ["opening brackets", "[".repeat(count)],
    ["pictures", "![".repeat(count)],
    ["links in links", `${"[a".repeat(count)}${"](x)".repeat(count)}`],
    ["brackets around", `${"[".repeat(count)}a${"]".repeat(count)}`],
    ["parentheses", `[a](${"(".repeat(count)}`],
    ["emphasis", "*a **b ".repeat(count)],
    ["underscores", "_a __b ".repeat(count)],
    ["backticks", "`".repeat(count)],
    ["backticks of all lengths", Array.from({ length: 200 }, (_, n) => "`".repeat(n)).join(" ")],
    ["tags", "<a ".repeat(count)],
    ["comments", "<!--".repeat(count)],
    ["quotes", "> ".repeat(count)],
    ["quotes without spaces", ">".repeat(count)],
    ["bullets", "- ".repeat(count)],
    ["mixed bullets", "* + - > ".repeat(count)],
    ["numbers", `${"1. ".repeat(count)}a`],
    ["nested items", Array.from({ length: 150 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n")],
    ["cells", `${"|a".repeat(count)}\n${"|-".repeat(count)}\n${"|a".repeat(count)}`],
    ["spaces", `a${" ".repeat(15_000)}b`],
    ["definitions", "[a]: <".repeat(count)],
    ["addresses", "www.".repeat(count)],
    ["a book", "word ".repeat(100_000)],
  ])("%s", (_, text) => {
    const start = performance.now();
    const blocks = parseBlocks(text);
    expect(performance.now() - start).toBeLessThan(1_500);
    expect(blocks.length).toBeGreaterThan(0);
    const depth = /(?:\{"kind":"list"[^{]*){7}/;
    expect(JSON.stringify(blocks)).not.toMatch(depth);
  });
});
