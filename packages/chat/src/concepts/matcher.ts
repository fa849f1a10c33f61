import { isPersian } from "../text/words.ts";

/** What people call one thing of the product: phrases in English and in Persian, separated by semicolons. */
export type ConceptTable = Readonly<Record<string, readonly [en: string, fa: string]>>;

/** A concept, and the words that express it. */
export interface ConceptMatch {
  readonly indexes: readonly number[];
  readonly term: string;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly concept: string;
}

/** The phrases that begin with each stem, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** At most this many words may fill the gap that "…" marks: "take … out". */
const GAP = 4;
const gap = "…";

/** Words that come between those of any phrase: "change my username", "پول را برداشتن". */
const skipped = new Set(
  "a an the my your our their his her its this that these those some any را رو این ان یک یه هم".split(" "),
);

/** The term of a concept in the index; no word contains this sign. */
const toTerm = (concept: string): string => `§${concept}`;

/** All phrases of a table. */
export const listPhrases = (table: ConceptTable): string[] =>
  Object.values(table).flatMap((texts) => texts.flatMap((text) => text.split(";")));

/** The indexes in `stems` of the parts of `phrase` from `part` on, of which the first is at `start`; null if it is not there. */
function locate(
  stems: readonly string[],
  phrase: readonly string[],
  start: number,
  part = 0,
): number[] | null {
  const sought = phrase[part];
  if (sought === undefined) return [];
  if (sought !== gap) {
    if (stems[start] !== sought) return null;
    const after = locate(stems, phrase, start + 1, part + 1);
    return after && [start, ...after];
  }
  for (let words = 0; words <= GAP; words++) {
    const after = locate(stems, phrase, start + words, part + 1);
    if (after !== null) return after;
  }
  return null;
}

/** Finds the concepts of a text. */
export class ConceptMatcher {
  readonly phrases: Phrases;

  constructor(phrases: Phrases) {
    this.phrases = phrases;
  }

  /** `toStems` reads a phrase as the texts are read. */
  static read(table: ConceptTable, toStems: (text: string) => string[]): ConceptMatcher {
    const phrases = new Map<string, Phrase[]>();
    const add = (concept: string, stems: readonly string[]) => {
      const [first] = stems;
      if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { stems, concept }]);
    };
    for (const [concept, texts] of Object.entries(table)) {
      for (const phrase of texts.flatMap((text) => text.split(";"))) {
        const stems = phrase.split(gap).flatMap((part, index) => {
          const own = toStems(part).filter((stem) => !skipped.has(stem));
          return index === 0 ? own : [gap, ...own];
        });
        add(concept, stems);
        const words = stems.filter((stem) => stem !== gap);
        // A Persian verb may come first: "پولم را درآورم", "درآورم پولم را".
        if (words.length === 2 && words.every(isPersian)) add(concept, stems.toReversed());
      }
    }
    for (const own of phrases.values()) own.sort((one, other) => other.stems.length - one.stems.length);
    return new ConceptMatcher(phrases);
  }

  /** The concepts in order, each once for the same words. At each word the longest phrases count. */
  find(all: readonly string[]): ConceptMatch[] {
    if (!all.some((stem) => this.phrases.has(stem))) return [];
    const places: number[] = [];
    const stems: string[] = [];
    for (const [index, stem] of all.entries()) {
      if (skipped.has(stem)) continue;
      places.push(index);
      stems.push(stem);
    }
    const matches = new Map<string, ConceptMatch>();
    for (const [start, stem] of stems.entries()) {
      const phrases = this.phrases.get(stem);
      if (phrases === undefined) continue;
      let longest = 0;
      for (const { stems: phrase, concept } of phrases) {
        if (phrase.length < longest) break;
        const found = locate(stems, phrase, start);
        if (found === null) continue;
        longest = phrase.length;
        const indexes = found.map((index) => places[index] ?? 0);
        matches.set(`${concept} ${indexes.join()}`, { indexes, term: toTerm(concept) });
      }
    }
    return [...matches.values()];
  }
}
