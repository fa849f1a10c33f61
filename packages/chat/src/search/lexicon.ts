import type { ConceptMatcher } from "../concepts/matcher.ts";
import { looserStems } from "../text/stem-persian.ts";
import { commonWords } from "../text/stop-words.ts";
import { type Token, toToken, toTokens } from "../text/tokens.ts";
import { isPersian, splitWords } from "../text/words.ts";
import { Speller } from "./spelling.ts";

/** How much likelier a word is than one that occurs once. */
const CONCEPT_COUNT = 3;
const COMMON_COUNT = 5;

/** A word of a question. */
interface Asked extends Token {
  /** A passage or a concept has it. */
  readonly isKnown: boolean;
}

/** The words of all passages and concepts: what a reader's word may stand for. */
export class Lexicon {
  readonly #stems = new Map<string, number>();
  readonly #concepts: ConceptMatcher;
  readonly #speller: Speller;
  /** Of the words of the corpus, which are finite; a reader's are not kept. */
  readonly #tokens = new Map<string, Token>();

  constructor(texts: readonly string[], concepts: ConceptMatcher) {
    this.#concepts = concepts;
    const counts = new Map<string, number>();
    const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
    for (const word of commonWords) count(word, COMMON_COUNT);
    for (const word of concepts.words) count(word, CONCEPT_COUNT);
    for (const stem of concepts.stems) this.#stems.set(stem, CONCEPT_COUNT);
    for (const word of texts.flatMap(splitWords)) {
      count(word, 1);
      const { stem } = this.#toKept(word);
      this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + 1);
    }
    for (const [word, token] of this.#tokens) {
      const base = concepts.stems.has(token.stem) ? undefined : this.#withoutEnding(token.stem, /[مشت]$/);
      if (base !== undefined) this.#tokens.set(word, { ...token, stem: base });
    }
    this.#speller = new Speller(counts);
  }

  #toKept(word: string): Token {
    const known = this.#tokens.get(word);
    if (known !== undefined) return known;
    const token = toToken(word);
    this.#tokens.set(word, token);
    return token;
  }

  /** The tokens of a text of the corpus: without possessive endings that only a known word shows to be one. */
  ofCorpus(text: string): Token[] {
    return splitWords(text).map((word) => this.#tokens.get(word) ?? toToken(word));
  }

  /** The tokens of a question, with its spelling corrected. */
  ofQuestion(text: string, most: number): Asked[] {
    const words = toTokens(text).slice(0, most);
    return words.flatMap((token): Asked[] => {
      const stem = this.#knownStem(token);
      if (stem !== undefined) return [{ ...token, stem, isKnown: true }];
      const corrected = this.#speller.correct(token.word);
      if (corrected === null) return [{ ...token, isKnown: false }];
      return corrected.map((word) => {
        const other = toToken(word);
        return { ...other, stem: this.#knownStem(other) ?? other.stem, isKnown: true };
      });
    });
  }

  #knownStem({ stem, isStop, isVague }: Token): string | undefined {
    if (this.#concepts.stems.has(stem)) return stem;
    const base = this.#withoutEnding(stem, /[مشت]$/);
    if (base !== undefined) return base;
    if (isStop || isVague || this.#stems.has(stem)) return stem;
    return this.#withoutEnding(stem, /[وهمشتیا]$/);
  }

  #withoutEnding(stem: string, ending: RegExp): string | undefined {
    if (!isPersian(stem) || !ending.test(stem)) return undefined;
    return looserStems(stem).find((base) => this.#stems.has(base));
  }
}
