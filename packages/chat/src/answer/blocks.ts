/** A part of a text that is shown whole, or not at all. */
export interface Block {
  readonly text: string;
  readonly kind: "sentence" | "list" | "table" | "code";
  /** It begins a paragraph. */
  readonly isFirst: boolean;
}

const listLine = /^\s*(?:[-*+]|\d+[.)])\s/;
/** After a full stop and a space, unless it ends an abbreviation. */
const sentenceEnd = /(?<=[.!?؟…]["'»)\]]?)(?<!\b(?:e\.g|i\.e|etc|vs|approx|No)\.)\s+(?=\S)/;

function toKind(text: string): Block["kind"] | "paragraph" {
  if (text.startsWith("```")) return "code";
  if (text.startsWith("|")) return "table";
  return listLine.test(text) ? "list" : "paragraph";
}

/** The paragraphs of Markdown: a fence of code, and a list whose items are apart, are one. */
function splitParagraphs(markdown: string): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let isCode = false;
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join("\n"));
    open = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) {
      if (!isCode) close();
      isCode = !isCode;
      open.push(line);
      if (!isCode) close();
      continue;
    }
    if (isCode) open.push(line);
    else if (line.trim() === "") close();
    else {
      const begins = open.length > 0 && listLine.test(line) && !listLine.test(open[0] ?? "");
      if (begins) close();
      open.push(line);
    }
  }
  close();
  return paragraphs;
}

/** The sentences, lists, tables and programs of a text. A sentence that introduces a list is a part of it. */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const text of splitParagraphs(markdown)) {
    const kind = toKind(text);
    if (kind === "paragraph") {
      const sentences = text.split(sentenceEnd);
      blocks.push(
        ...sentences.map(
          (sentence, at): Block => ({ text: sentence.trim(), kind: "sentence", isFirst: at === 0 }),
        ),
      );
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === "sentence" && /[:：]$/.test(last.text)) {
      blocks[blocks.length - 1] = { text: `${last.text}\n\n${text}`, kind, isFirst: last.isFirst };
    } else blocks.push({ text, kind, isFirst: true });
  }
  return blocks;
}

/** The Markdown of consecutive blocks. */
export const joinBlocks = (blocks: readonly Block[]): string =>
  blocks.map(({ text, isFirst }, index) => (index === 0 ? "" : isFirst ? "\n\n" : " ") + text).join("");
