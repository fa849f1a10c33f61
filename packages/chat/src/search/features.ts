import type { ConceptMatch } from "../concepts/matcher.ts";
import { translations } from "../concepts/translations.ts";
import { wordGroups } from "../concepts/word-groups.ts";
import { type Token, toSounds } from "../text/tokens.ts";
import { isPersian } from "../text/words.ts";
import type { Kinds } from "./learning/vectors.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The first character of a feature that is no word, and none of the "foreign" and "everyday" subjects. */
const kinds = { concept: "§", part: "~", meaning: "≈", group: "@", pair: "^" };
/** A concept is more certain than a word, and the others say less. */
const factors: Readonly<Record<string, number>> = {
  [kinds.concept]: 1.3,
  [kinds.part]: 0.5,
  [kinds.meaning]: 0.7,
  [kinds.group]: 0.5,
  [kinds.pair]: 0.7,
};
/** There are too many parts and pairs to keep a weight for each. */
const least: Readonly<Record<string, number>> = { [kinds.part]: 6, [kinds.pair]: 8 };
const LEAST = 3;

export const featureKinds: Kinds = {
  factor: (feature) => factors[feature.charAt(0)] ?? 1,
  least: (feature) => least[feature.charAt(0)] ?? LEAST,
  isOptional: (feature) => feature.startsWith(kinds.pair),
};

/** Of the words of the corpus, which share their tokens. */
const parts = new WeakMap<Token, readonly string[]>();

/** Parts of a word: an ending or a mistake changes few of them. */
function toParts(token: Token): readonly string[] {
  const known = parts.get(token);
  if (known !== undefined) return known;
  const all = isPersian(token.word) ? toTrigrams(toSounds(token.word)) : toEnds(token.word);
  parts.set(token, all);
  return all;
}

/** The groups of three letters: Persian has endings within a word too. Its beginning and end count as letters. */
function toTrigrams(word: string): string[] {
  const letters = ` ${word} `;
  return Array.from({ length: letters.length - 2 }, (_, at) => `${kinds.part}${letters.slice(at, at + 3)}`);
}

/** How an English word begins and ends, in a third of the features that trigrams would be. */
function toEnds(word: string): string[] {
  if (word.length < 4) return [];
  const ends = [`${kinds.part}${word.slice(0, 4)}`, `${kinds.part}-${word.slice(-4)}`];
  return word.length < 6 ? ends : [...ends, `${kinds.part}${word.slice(0, 5)}`];
}

/** The groups of words that are used alike, of each grouping. */
const toGroups = (stem: string): string[] =>
  (wordGroups.get(stem) ?? []).map((group, grouping) => `${kinds.group}${grouping} ${group}`);

/** What a word has in common with others: its groups, and for a Persian word, English words that mean the same, with theirs. */
function toLikeness({ stem, isStop }: Token): string[] {
  if (isStop) return [];
  const english = translations.get(stem) ?? [];
  return [...english, ...[stem, ...english].flatMap(toGroups)];
}

/** Neighbours: "how long" asks for something else than "how" and "long". */
const toPairs = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, index) => `${kinds.pair}${stems[index]} ${stem}`);

/** The concepts of the product that a text expresses. */
export const findConcepts = (tokens: readonly Token[], { concepts }: Vocabulary): ConceptMatch[] =>
  concepts.find(tokens.map(({ stem }) => stem));

/**
 * What the classifier knows of a text: its words by their stems, "how" and "my" too, by their letters and in pairs, what they mean
 * and which words are used alike, the concepts that they express, and whether it is about something else.
 */
export function toFeatures(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  own: readonly ConceptMatch[] = findConcepts(tokens, vocabulary),
): string[] {
  const stems = tokens.map(({ stem }) => stem);
  const ownWords = new Set(own.flatMap(({ indexes }) => indexes));
  const others = (["foreign", "everyday"] as const).flatMap((subject) =>
    vocabulary[subject]
      .find(stems)
      .filter(({ indexes }) => indexes.length > 1 || indexes.every((index) => !ownWords.has(index)))
      .flatMap(({ term }) => [subject, `${subject} ${term}`]),
  );
  const meanings = vocabulary.meanings.find(stems).map(({ term }) => `${kinds.meaning}${term}`);
  return [
    ...stems,
    ...toPairs(stems),
    ...own.map(({ term }) => term),
    ...others,
    ...meanings,
    ...tokens.flatMap(toLikeness),
    ...tokens.flatMap(toParts),
  ];
}
