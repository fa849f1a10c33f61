import type { Passage } from "../passage.ts";
import { listQuestions } from "../questions/table.ts";
import type { Token } from "../text/tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A title of a passage, or another way to ask for it. */
export interface Heading {
  /** What a fit counts. */
  readonly factor: number;
  readonly tokens: readonly Token[];
  readonly terms: ReadonlySet<string>;
  /** All stems, also those of words that say nothing about the subject. */
  readonly stems: ReadonlySet<string>;
}

/** Another way to ask counts a little less than a title. */
const OTHER_WORDS = 0.97;

/** The terms by which a text is found: its words that say something, and the concepts that it expresses. */
export function toTerms(tokens: readonly Token[], { concepts }: Vocabulary): string[] {
  const found = concepts.find(tokens.map(({ stem }) => stem));
  return [
    ...tokens.filter(({ isStop }) => !isStop).map(({ stem }) => stem),
    ...found.map(({ term }) => term),
  ];
}

/** The headings of each passage, by its id. */
export function readHeadings(
  passages: readonly Passage[],
  vocabulary: Vocabulary,
): ReadonlyMap<string, readonly Heading[]> {
  const toHeading = (text: string, factor: number): Heading => {
    const tokens = vocabulary.lexicon.ofCorpus(text);
    const terms = new Set(toTerms(tokens, vocabulary));
    return { factor, tokens, terms, stems: new Set(tokens.map(({ stem }) => stem)) };
  };
  return new Map(
    passages.map(({ id, texts: { en, fa } }) => [
      id,
      [
        ...[en, fa].flatMap((text) => (text ? [toHeading(text.title, 1)] : [])),
        ...listQuestions(id).map((text) => toHeading(text, OTHER_WORDS)),
      ],
    ]),
  );
}

/** Dice's coefficient of two sets of stems: how many of them they share, 0 to 1. */
export function shareStems(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let common = 0;
  for (const stem of one) if (other.has(stem)) common += 1;
  return (2 * common) / (one.size + other.size);
}
