import { looserStems } from "../text/stem-persian.ts";
import { toTokens } from "../text/tokens.ts";

/** What people call one thing of the product: phrases in English and in Persian, separated by semicolons. */
export type ConceptTable = Readonly<Record<string, readonly [en: string, fa: string]>>;

interface Phrase {
  readonly stems: readonly string[];
  readonly concept: string;
}

/** A concept, and the words that express it. */
export interface ConceptMatch {
  readonly indexes: readonly number[];
  readonly term: string;
}

/** At most so many words may come in place of the gap that "…" marks: "take … out". */
const GAP = 4;
const gap = "…";

/** The term of a concept in the index; no word contains this sign. */
const toTerm = (concept: string): string => `§${concept}`;

function toStems(phrase: string, reduce: (stem: string) => string): string[] {
  return phrase.split(gap).flatMap((part, index) => {
    const stems = toTokens(part).map(({ stem }) => reduce(stem));
    return index === 0 ? stems : [gap, ...stems];
  });
}

/** The indexes of the words of `phrase` in `stems` when it begins at `start`; null if it does not. */
function locate(stems: readonly string[], phrase: readonly string[], start: number): number[] | null {
  const [first, ...rest] = phrase;
  if (first === undefined) return [];
  if (first !== gap) {
    const after = stems[start] === first ? locate(stems, rest, start + 1) : null;
    return after && [start, ...after];
  }
  for (let skipped = 0; skipped <= GAP; skipped++) {
    const after = locate(stems, rest, start + skipped);
    if (after !== null) return after;
  }
  return null;
}

/** Finds the concepts of a text. */
export class ConceptMatcher {
  readonly #phrases = new Map<string, Phrase[]>();
  /** All words of the phrases, and their stems. */
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;

  constructor(table: ConceptTable) {
    const phrases = Object.entries(table).flatMap(([concept, texts]) =>
      texts.flatMap((text) => text.split(";").map((phrase) => ({ phrase, concept }))),
    );
    const tokens = phrases.flatMap(({ phrase }) => toTokens(phrase));
    const stems = new Set(tokens.map(({ stem }) => stem));
    // As in the lexicon, an ending of one letter is dropped if a word remains.
    const reduce = (stem: string) => looserStems(stem, /[مشت]$/).findLast((base) => stems.has(base)) ?? stem;
    this.words = [...new Set(tokens.map(({ word }) => word))];
    this.stems = new Set([...stems].map(reduce));
    for (const { phrase, concept } of phrases) this.#add(concept, toStems(phrase, reduce));
  }

  #add(concept: string, stems: readonly string[]): void {
    const [first] = stems;
    if (first === undefined) return;
    const phrases = this.#phrases.get(first) ?? [];
    phrases.push({ stems, concept });
    phrases.sort((one, other) => other.stems.length - one.stems.length);
    this.#phrases.set(first, phrases);
  }

  /** The concepts in order. At each word the longest phrases count. */
  find(stems: readonly string[]): ConceptMatch[] {
    return stems.flatMap((stem, start) => {
      const matches: ConceptMatch[] = [];
      let longest = 0;
      for (const { stems: phrase, concept } of this.#phrases.get(stem) ?? []) {
        if (phrase.length < longest) break;
        const indexes = locate(stems, phrase, start);
        if (indexes === null) continue;
        longest = phrase.length;
        matches.push({ indexes, term: toTerm(concept) });
      }
      return matches;
    });
  }
}
