/** A part of a text that is shown whole, or not at all. */
export interface Block {
  readonly text: string;
  readonly kind: "sentence" | "list" | "table" | "code";
  /** It begins a paragraph. */
  readonly isFirst: boolean;
}

const listLine = /^\s*(?:[-*+]|\d+[.)])\s/;
/** After a full stop and a space, unless it ends an abbreviation. */
const sentenceEnd = /(?<=[.!?؟…]["'»)\]*_]{0,2})(?<!\b(?:e\.g|i\.e|etc|vs|approx|No)\.)\s+(?=\S)/;
/** A table's rows, this many at a time, each time with its head. */
const ROWS = 6;

/** The paragraphs of Markdown; a fence of code, and a list, is one. */
function splitParagraphs(markdown: string): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let isCode = false;
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join("\n"));
    open = [];
  };
  for (const line of markdown.split("\n")) {
    const isFence = line.startsWith("```");
    const beginsList = !isCode && listLine.test(line) && !listLine.test(open[0] ?? "");
    if ((isFence && !isCode) || beginsList || (!isCode && line.trim() === "")) close();
    if (isCode || line.trim() !== "") open.push(line);
    if (isFence && isCode) close();
    if (isFence) isCode = !isCode;
  }
  close();
  return paragraphs;
}

/** Lines that the source wraps are one line to a reader, except in a list, where each item is one. */
function unwrap(text: string): string {
  return text.replace(/\n[ \t]*(?!\s*(?:[-*+]|\d+[.)])\s)/g, " ");
}

function splitTable(text: string): string[] {
  const [head = "", rule = "", ...rows] = text.split("\n");
  if (rows.length <= ROWS + 2) return [text];
  const parts: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    parts.push([head, rule, ...rows.slice(at, at + ROWS)].join("\n"));
  }
  return parts;
}

function toBlocks(text: string): Block[] {
  if (text.startsWith("```")) return [{ text, kind: "code", isFirst: true }];
  if (text.startsWith("|")) {
    return splitTable(text).map((part) => ({ text: part, kind: "table", isFirst: true }));
  }
  if (listLine.test(text)) return [{ text: unwrap(text), kind: "list", isFirst: true }];
  return unwrap(text)
    .split(sentenceEnd)
    .map((sentence, at) => ({ text: sentence.trim(), kind: "sentence", isFirst: at === 0 }));
}

/** The sentences, lists, tables and programs of a text. A sentence that introduces one of the others is a part of it. */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const block of splitParagraphs(markdown).flatMap(toBlocks)) {
    const last = blocks.at(-1);
    if (block.kind !== "sentence" && last?.kind === "sentence" && last.text.endsWith(":")) {
      blocks[blocks.length - 1] = { ...block, text: `${last.text}\n\n${block.text}`, isFirst: last.isFirst };
    } else blocks.push(block);
  }
  return blocks;
}

/** The Markdown of consecutive blocks. */
export const joinBlocks = (blocks: readonly Block[]): string =>
  blocks.map(({ text, isFirst }, index) => (index === 0 ? "" : isFirst ? "\n\n" : " ") + text).join("");
