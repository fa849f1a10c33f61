import { looserStems } from "../text/stem-persian.ts";
import { commonWords, isStopWord } from "../text/stop-words.ts";
import { type Token, toToken, toTokens, toUsual } from "../text/tokens.ts";
import { splitWords } from "../text/words.ts";
import { Speller } from "./spelling.ts";

/** How much likelier a word is than one that occurs once. */
const CONCEPT_COUNT = 3;
const COMMON_COUNT = 5;

/** How sure a correction is, for each edit. */
const CERTAINTY = 0.85;

/** Each one compares a word with thousands; a real question needs a few. */
const MOST_CORRECTIONS = 40;

/** The corrections of a question's words so far. */
export type Corrections = Map<string, ReturnType<Speller["correct"]>>;

/** A word of a question. */
export interface AskedToken extends Token {
  /** A passage or a concept has it. */
  readonly isKnown: boolean;
  /** Below 1 when the word was corrected. */
  readonly certainty: number;
}

/** The words of all passages and concepts: what a user's word may mean. */
export class Lexicon {
  readonly #stems = new Map<string, number>();
  readonly #speller: Speller;
  /** Of the words of the corpus, which are finite; a reader's are not kept. */
  readonly #tokens = new Map<string, Token>();

  /**
   * `phrases` are those of the concepts. The words of `questions`, which are other ways to ask, are read like those of a
   * reader: "پولمو" in them is "پول", because that is a word of the texts.
   */
  constructor(texts: readonly string[], phrases: readonly string[], questions: readonly string[]) {
    const counts = new Map<string, number>();
    const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
    for (const word of commonWords) count(word, COMMON_COUNT);
    for (const word of texts.flatMap(splitWords)) {
      count(word, 1);
      this.#keep(word, 1);
    }
    for (const word of phrases.flatMap(splitWords)) {
      count(word, CONCEPT_COUNT);
      this.#keep(word, CONCEPT_COUNT);
    }
    for (const word of questions.flatMap(splitWords)) {
      count(word, 1);
      const token = toToken(word);
      const stem = this.#tokens.has(word) ? undefined : this.#knownStem(token);
      this.#keep(word, 1, stem === undefined ? token : { ...token, stem });
    }
    for (const [word, token] of this.#tokens) {
      const base = this.#withoutPossessive(token.stem);
      if (base !== undefined) this.#tokens.set(word, { ...token, stem: base });
    }
    this.#speller = new Speller(counts, isStopWord);
  }

  #keep(word: string, times: number, read = toToken(word)): void {
    const token = this.#tokens.get(word) ?? read;
    this.#tokens.set(word, token);
    this.#stems.set(token.stem, (this.#stems.get(token.stem) ?? 0) + times);
  }

  /** The tokens of a text of the corpus: without possessive endings that only a known word shows to be one. */
  ofCorpus(text: string): Token[] {
    return splitWords(text).map((word) => this.#tokens.get(word) ?? toToken(word));
  }

  /** The tokens of a question, with its spelling corrected. What is in `corrections` already is not corrected again. */
  ofQuestion(text: string, most: number, corrections: Corrections = new Map()): AskedToken[] {
    const words = toTokens(text).slice(0, most);
    return words.flatMap((token): AskedToken[] => {
      const stem = this.#knownStem(token);
      if (stem !== undefined) return [{ ...token, stem, isKnown: true, certainty: 1 }];
      const corrected = this.#correct(token.word, corrections);
      if (corrected === null) return [{ ...token, isKnown: false, certainty: 1 }];
      return corrected.words.map((word) => {
        const other = toToken(word);
        const certainty = CERTAINTY ** corrected.edits;
        return { ...other, stem: this.#knownStem(other) ?? other.stem, isKnown: true, certainty };
      });
    });
  }

  #correct(word: string, corrections: Corrections): ReturnType<Speller["correct"]> {
    const known = corrections.get(word);
    if (known !== undefined || corrections.size >= MOST_CORRECTIONS) return known ?? null;
    const corrected = this.#speller.correct(word);
    corrections.set(word, corrected);
    return corrected;
  }

  #knownStem({ stem, isStop, isVague }: Token): string | undefined {
    if (isStop || isVague) return stem;
    const base = this.#withoutPossessive(stem);
    if (base !== undefined) return base;
    return this.#stems.has(stem) ? stem : this.#longestKnown(looserStems(stem));
  }

  /** "پولم" is "پول", because that is a word; "قیمت" stays, because "قیم" is not one. */
  #withoutPossessive(stem: string): string | undefined {
    return /[مشت]$/.test(stem) ? this.#longestKnown(looserStems(stem, /^[مشت]$/)) : undefined;
  }

  #longestKnown(stems: readonly string[]): string | undefined {
    return stems.map(toUsual).find((stem) => this.#stems.has(stem) && !isStopWord(stem));
  }
}
