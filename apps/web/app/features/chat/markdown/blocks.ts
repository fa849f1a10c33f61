import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";

/** A part of a line. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "strong" | "em"; readonly parts: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly parts: readonly Inline[] };

/** A part of a reply. Nothing else of Markdown exists for the chat: no HTML and no pictures. */
export type Block =
  | { readonly kind: "paragraph" | "heading"; readonly parts: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "list";
      /** The number of the first item; null for bullets. */
      readonly start: number | null;
      readonly items: readonly (readonly Block[])[];
    };

/** Characters from which on a text is not parsed. A reply has far fewer. */
const LONGEST = 20_000;
/** Lists and quotes within each other, below which a text stays as written. */
const DEEPEST = 6;
/** A line that opens more lists and quotes than that, for which marked needs long or throws. */
const tooDeep = /^(?:[ \t]{0,3}(?:>|[*+-][ \t])){8}/m;

/** Parses the Markdown of a reply. Never throws: what it cannot parse is one paragraph of text. */
export function parseBlocks(markdown: string): Block[] {
  if (markdown.length > LONGEST || tooDeep.test(markdown)) return [plain(markdown)];
  try {
    return toBlocks(new Lexer({ gfm: true }).lex(markdown), 0);
  } catch {
    return [plain(markdown)];
  }
}

const plain = (text: string): Block => ({ kind: "paragraph", parts: [{ kind: "text", text }] });

/** Only an extension makes tokens without a type of marked's own. */
const isMarked = (token: Token): token is MarkedToken => typeof token.type === "string";

function toBlocks(tokens: readonly Token[], depth: number): Block[] {
  return tokens.filter(isMarked).flatMap((token) => toBlock(token, depth));
}

function toBlock(token: MarkedToken, depth: number): Block[] {
  if (depth > DEEPEST) return [plain(token.raw)];
  switch (token.type) {
    case "space":
    case "hr":
    case "def":
    // The box of a task in a list.
    case "checkbox":
      return [];
    case "code":
      return [{ kind: "code", text: token.text }];
    case "heading":
      return [{ kind: "heading", parts: toInlines(token.tokens, depth) }];
    case "paragraph":
      return [{ kind: "paragraph", parts: toInlines(token.tokens, depth) }];
    case "text":
      return [{ kind: "paragraph", parts: toInlines(token.tokens ?? [token], depth) }];
    case "blockquote":
      return toBlocks(token.tokens, depth + 1);
    case "list":
      return [toList(token, depth)];
    default:
      return [plain(token.raw.trim())];
  }
}

function toList({ ordered, start, items }: Tokens.List, depth: number): Block {
  return {
    kind: "list",
    start: ordered ? Number(start) || 1 : null,
    items: items.map((item) => toBlocks(item.tokens, depth + 1)),
  };
}

function toInlines(tokens: readonly Token[], depth: number): Inline[] {
  return tokens.filter(isMarked).flatMap((token) => toInline(token, depth + 1));
}

function toInline(token: MarkedToken, depth: number): Inline[] {
  if (depth > 2 * DEEPEST) return [{ kind: "text", text: token.raw }];
  switch (token.type) {
    case "strong":
    case "em":
      return [{ kind: token.type, parts: toInlines(token.tokens, depth) }];
    case "codespan":
      return [{ kind: "code", text: token.text }];
    case "br":
      return [{ kind: "break" }];
    case "del":
      return toInlines(token.tokens, depth);
    case "link":
      return [{ kind: "link", href: token.href, parts: toInlines(token.tokens, depth) }];
    case "text":
      return token.tokens === undefined
        ? [{ kind: "text", text: token.text }]
        : toInlines(token.tokens, depth);
    case "escape":
      return [{ kind: "text", text: token.text }];
    // HTML and pictures show as they were written.
    default:
      return [{ kind: "text", text: token.raw }];
  }
}

/** The text of parts, for their direction. */
export function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => ("parts" in part ? inlineText(part.parts) : part.kind === "text" ? part.text : " "))
    .join("");
}
