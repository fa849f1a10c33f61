import type { ConceptMatch } from "../concepts/matcher.ts";
import type { Passage } from "../passage.ts";
import type { Phrasings } from "../questions/table.ts";
import type { Token } from "../text/tokens.ts";
import { findConcepts } from "./features.ts";
import type { Steps } from "./steps.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A title of a passage, or another way to ask for it. */
export interface Heading {
  /** What a fit counts. */
  readonly factor: number;
  readonly tokens: readonly Token[];
  readonly concepts: readonly ConceptMatch[];
  readonly terms: ReadonlySet<string>;
  /** All stems, also those of words that say nothing about the subject. */
  readonly stems: ReadonlySet<string>;
}

/** Another way to ask counts a little less than a title. */
const OTHER_WORDS = 0.97;

/** The terms by which a text is found: its words that say something, and the concepts that it expresses. */
export const toTerms = (tokens: readonly Token[], concepts: readonly ConceptMatch[]): string[] => [
  ...tokens.filter(({ isStop }) => !isStop).map(({ stem }) => stem),
  ...concepts.map(({ term }) => term),
];

/** The headings of each passage, by its id. */
export function* readHeadings(
  passages: readonly Passage[],
  phrasings: Phrasings,
  vocabulary: Vocabulary,
): Steps<ReadonlyMap<string, readonly Heading[]>> {
  const toHeading = (text: string, factor: number): Heading => {
    const tokens = vocabulary.lexicon.ofCorpus(text);
    const concepts = findConcepts(tokens, vocabulary);
    const terms = new Set(toTerms(tokens, concepts));
    return { factor, tokens, concepts, terms, stems: new Set(tokens.map(({ stem }) => stem)) };
  };
  const all = new Map<string, readonly Heading[]>();
  for (const { id, texts } of passages) {
    const titles = [texts.en, texts.fa].flatMap((text) => (text ? [toHeading(text.title, 1)] : []));
    all.set(id, [...titles, ...phrasings.toQuestions(id).map((text) => toHeading(text, OTHER_WORDS))]);
    yield;
  }
  return all;
}
