import { isFinglish } from "../text/finglish-words.ts";
import { looserStems } from "../text/stem-persian.ts";
import { commonWords, isStopWord } from "../text/stop-words.ts";
import { type Token, toToken, toTokens, toUsual } from "../text/tokens.ts";
import { splitWords } from "../text/words.ts";
import { Finglish } from "./finglish.ts";
import { Speller } from "./spelling.ts";
import type { Steps } from "./steps.ts";

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

/** What a lexicon knows, as plain data. */
export interface SavedLexicon {
  readonly stems: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
  readonly others: ReadonlySet<string>;
}

/** The words of all passages and concepts: what a user's word may mean. */
export class Lexicon {
  readonly #stems: Map<string, number>;
  readonly #speller: Speller;
  readonly #finglish: Finglish;
  /** Of the words of the corpus, which are finite; a reader's are not kept. */
  readonly #tokens = new Map<string, Token>();
  /** The words of the texts of the corpus: each is read when its words are collected, and when it is indexed. */
  readonly #words = new Map<string, readonly string[]>();

  /** Words that are spelled correctly, but that no passage has: "wool" is not "pol". */
  readonly #others: Set<string>;

  private constructor({ stems, counts, others }: SavedLexicon) {
    this.#stems = new Map(stems);
    this.#speller = new Speller(counts, isStopWord);
    this.#finglish = new Finglish(
      this.#speller.counts,
      // The examples have a few questions in Persian with Latin letters.
      (word) =>
        isStopWord(word) || (!isFinglish(word) && (this.#speller.counts.has(word) || this.#others.has(word))),
    );
    this.#others = new Set(others);
  }

  /** Reads questions as `lexicon` did when it was saved. It can't read texts of the corpus. */
  static restore(saved: SavedLexicon): Lexicon {
    return new Lexicon(saved);
  }

  save(): SavedLexicon {
    return { stems: this.#stems, counts: this.#speller.counts, others: this.#others };
  }

  /**
   * `phrases` are those of the concepts. The words of `questions`, which are other ways to ask, are read like those of a
   * reader: "پولمو" in them is "پول", because that is a word of the texts. The words of `others` are not corrected.
   */
  static *read(
    texts: readonly string[],
    phrases: readonly string[],
    questions: readonly string[],
    others: readonly string[],
  ): Steps<Lexicon> {
    const counts = new Map(Array.from(commonWords, (word) => [word, COMMON_COUNT]));
    const lexicon = new Lexicon({ stems: new Map(), counts, others: new Set() });
    for (const text of texts) yield lexicon.#learn(text, 1, toToken);
    for (const phrase of phrases) yield lexicon.#learn(phrase, CONCEPT_COUNT, toToken);
    const readAsked = (word: string): Token => {
      const token = toToken(word);
      return { ...token, stem: lexicon.#knownStem(token) ?? token.stem };
    };
    for (const question of questions) yield lexicon.#learn(question, 1, readAsked);
    for (const text of others) {
      for (const word of lexicon.#split(text)) lexicon.#others.add(word);
      yield;
    }
    for (const [word, token] of lexicon.#tokens) {
      const base = lexicon.#withoutPossessive(token.stem);
      if (base !== undefined) lexicon.#tokens.set(word, { ...token, stem: base });
      yield;
    }
    return lexicon;
  }

  #learn(text: string, times: number, read: (word: string) => Token): undefined {
    for (const word of this.#split(text)) {
      const token = this.#tokens.get(word) ?? read(word);
      this.#tokens.set(word, token);
      this.#speller.add(word, times);
      this.#stems.set(token.stem, (this.#stems.get(token.stem) ?? 0) + times);
    }
  }

  /** The tokens of a text of the corpus: without possessive endings that only a known word shows to be one. */
  ofCorpus(text: string): Token[] {
    return this.#split(text).map((word) => this.#tokens.get(word) ?? toToken(word));
  }

  #split(text: string): readonly string[] {
    const words = this.#words.get(text) ?? splitWords(text);
    this.#words.set(text, words);
    return words;
  }

  /** A question that is in Persian, but in Latin letters; null for any other. */
  toPersian(question: string): string | null {
    return this.#finglish.toPersian(question);
  }

  /** The tokens of a question, with its spelling corrected. What is in `corrections` already is not corrected again. */
  ofQuestion(text: string, most: number, corrections: Corrections = new Map()): AskedToken[] {
    const words = toTokens(text).slice(0, most);
    return words.flatMap((token): AskedToken[] => {
      const stem = this.#knownStem(token);
      if (stem !== undefined) return [{ ...token, stem, isKnown: true, certainty: 1 }];
      const corrected = this.#others.has(token.word) ? null : this.#correct(token.word, corrections);
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
    const known = this.#stems.has(stem) ? stem : this.#longestKnown(looserStems(stem));
    return known === undefined ? this.#withoutPossessive(stem) : (this.#withoutPossessive(known) ?? known);
  }

  /** "پولم" is "پول", because that is the usual word; "قیمت" stays, because "قیم" is not one, and "برگشت", because "برگ" is rarer. */
  #withoutPossessive(stem: string): string | undefined {
    if (!/[مشت]$/.test(stem)) return undefined;
    const base = this.#longestKnown(looserStems(stem, /^[مشت]$/));
    const isUsual = base !== undefined && this.#count(base) >= this.#count(stem);
    return isUsual ? base : undefined;
  }

  #count(stem: string): number {
    return this.#stems.get(stem) ?? 0;
  }

  #longestKnown(stems: readonly string[]): string | undefined {
    return stems.map(toUsual).find((stem) => this.#stems.has(stem) && !isStopWord(stem));
  }
}
