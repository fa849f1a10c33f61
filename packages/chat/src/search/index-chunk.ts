import type { Locale } from "@canopy/shared/api/forms";
import type MiniSearch from "minisearch";
import type { IndexedBlock } from "../answer/cut.ts";
import type { Passage } from "../passage.ts";
import type { Token } from "../text/tokens.ts";
import type { Chunk } from "./chunks.ts";
import { findConcepts } from "./features.ts";
import { type Heading, toTerms } from "./headings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What is searched for candidates. */
export interface Entry {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly topic: string;
}

/** The code of an error, as it is or in words: people also say "not open yet" without quoting it. */
interface Quote {
  readonly text: string;
  readonly kind: "code" | "words";
}

/** A part of a passage, as questions are compared with it. */
export interface Indexed {
  readonly passage: Passage;
  /** The classifier's. */
  readonly label: string;
  /** In each language that it has. */
  readonly blocks: Readonly<Partial<Record<Locale, readonly IndexedBlock[]>>>;
  /** What a question about an error quotes, between spaces. */
  readonly quotes: readonly Quote[];
  readonly all: ReadonlySet<string>;
}

/** "Error BoxTooSmall (box too small)" */
const errorTitle = /^Error (\w+) \((.+)\)$/;
/** Words of a quotation: two are often together by chance. */
const QUOTED = 3;

/** The stems in order, between spaces. */
export const toSequence = (tokens: readonly Token[]): string =>
  ` ${tokens.map(({ stem }) => stem).join(" ")} `;

/** "BoxTooSmall" is quoted as it is or as "box too small"; "Paused" may be any word. */
function toQuotes(title: string, { lexicon }: Vocabulary): Quote[] {
  const [, code = "", words = ""] = errorTitle.exec(title) ?? [];
  const [own, separate] = [lexicon.ofCorpus(code), lexicon.ofCorpus(words)];
  return [
    ...(own.length === 1 && separate.length > 1 ? [{ text: toSequence(own), kind: "code" as const }] : []),
    ...(separate.length >= QUOTED ? [{ text: toSequence(separate), kind: "words" as const }] : []),
  ];
}

/** Reads a part of a passage, and adds it to `search`. */
export function indexChunk(
  { passage, blocks }: Chunk,
  headings: readonly Heading[],
  label: string,
  vocabulary: Vocabulary,
  search: MiniSearch<Entry>,
): Indexed {
  const read = (text: string) => {
    const tokens = vocabulary.lexicon.ofCorpus(text);
    return toTerms(tokens, findConcepts(tokens, vocabulary));
  };
  const title = headings.flatMap(({ terms }) => [...terms]);
  const body: string[] = [];
  const indexed = Object.fromEntries(
    Object.entries(blocks).map(([locale, parts]) => [
      locale,
      parts.map((block) => {
        const terms = read(block.text);
        body.push(...terms);
        return { ...block, terms: new Set(terms) };
      }),
    ]),
  );
  search.add({
    id: search.documentCount,
    title: title.join(" "),
    body: body.join(" "),
    topic: read(passage.topic).join(" "),
  });
  return {
    passage,
    label,
    blocks: indexed,
    quotes: toQuotes(passage.texts.en?.title ?? "", vocabulary),
    all: new Set([...title, ...body]),
  };
}
