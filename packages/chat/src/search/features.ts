import type { ConceptMatch } from "../concepts/matcher.ts";
import { type Token, toSounds } from "../text/tokens.ts";
import { isPersian } from "../text/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a feature counts: a concept is more certain than a word, and a meaning or a part of a word says less. */
const factors: Readonly<Record<string, number>> = { "§": 1.3, "~": 0.5, "≈": 0.7 };

export const toFactor = (feature: string): number => factors[feature.charAt(0)] ?? 1;

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
  return Array.from({ length: letters.length - 2 }, (_, at) => `~${letters.slice(at, at + 3)}`);
}

/** How an English word begins and ends, in a third of the features that trigrams would be. */
function toEnds(word: string): string[] {
  if (word.length < 4) return [];
  const ends = [`~${word.slice(0, 4)}`, `~-${word.slice(-4)}`];
  return word.length < 6 ? ends : [...ends, `~${word.slice(0, 5)}`];
}

/** The concepts of the product that a text expresses. */
export const findConcepts = (tokens: readonly Token[], { concepts }: Vocabulary): ConceptMatch[] =>
  concepts.find(tokens.map(({ stem }) => stem));

/**
 * What the classifier knows of a text: its words by their stems, "how" and "my" too, and by their letters, the concepts that they
 * express, and whether it is about something else.
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
  const meanings = vocabulary.meanings.find(stems).map(({ term }) => `≈${term}`);
  return [...stems, ...own.map(({ term }) => term), ...others, ...meanings, ...tokens.flatMap(toParts)];
}
