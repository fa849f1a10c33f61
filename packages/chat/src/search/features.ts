import { type Token, toSounds } from "../text/tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The groups of three letters in a word, whose beginning and end count as letters: a mistake or an ending changes few. */
function toTrigrams(word: string): string[] {
  const letters = ` ${toSounds(word)} `;
  return Array.from({ length: letters.length - 2 }, (_, at) => `~${letters.slice(at, at + 3)}`);
}

/**
 * What the classifier knows of a text: its words by their stems, "how" and "my" too, and by their letters, the concepts that they
 * express, and whether it is about something else.
 */
export function toFeatures(tokens: readonly Token[], vocabulary: Vocabulary): string[] {
  const stems = tokens.map(({ stem }) => stem);
  const own = vocabulary.concepts.find(stems);
  const ownWords = new Set(own.flatMap(({ indexes }) => indexes));
  const others = (["foreign", "everyday"] as const).flatMap((subject) =>
    vocabulary[subject]
      .find(stems)
      .filter(({ indexes }) => indexes.length > 1 || indexes.every((index) => !ownWords.has(index)))
      .flatMap(({ term }) => [subject, `${subject} ${term}`]),
  );
  const letters = tokens.flatMap(({ word }) => toTrigrams(word));
  return [...stems, ...own.map(({ term }) => term), ...others, ...letters];
}
