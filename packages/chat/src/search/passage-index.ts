import MiniSearch from "minisearch";
import { ConceptMatcher, type ConceptTable } from "../concepts/matcher.ts";
import type { Passage } from "../passage.ts";
import { Lexicon } from "./lexicon.ts";
import { type Group, readQuestion } from "./question.ts";

/** A passage for a question. */
export interface Ranked {
  readonly passage: Passage;
  readonly score: number;
  /** The part of what the question mentions that the passage mentions too, 0 to 1. */
  readonly coverage: number;
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly topic: string;
}

interface Terms {
  readonly title: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const CANDIDATES = 40;
const boost = { title: 2.5, topic: 0.5 };
const weights = { text: 0.45, coverage: 0.9, title: 0.6, whole: 0.35 };
const kindFactor = { help: 1, docs: 0.72, error: 0.8 };
/** What a word that no passage has weighs, next to a word that one passage in ten has (2.2). */
const UNKNOWN = 2.6;
const VAGUE_FACTOR = 0.3;
const NUMBER_FACTOR = 0.4;

/** All passages, ready for questions in both languages. */
export class PassageIndex {
  readonly #passages: readonly Passage[];
  readonly #concepts: ConceptMatcher;
  readonly #lexicon: Lexicon;
  readonly #terms: Terms[] = [];
  readonly #frequencies = new Map<string, number>();
  readonly #search: MiniSearch<Entry>;

  constructor(passages: readonly Passage[], table: ConceptTable) {
    this.#passages = passages;
    this.#concepts = new ConceptMatcher(table);
    const texts = passages.flatMap(({ texts: { en, fa } }) =>
      [en, fa].flatMap((text) => (text ? [text.title, text.body] : [])),
    );
    this.#lexicon = new Lexicon(texts, this.#concepts);
    this.#search = new MiniSearch<Entry>({
      fields: ["title", "body", "topic"],
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      searchOptions: { boost },
    });
    this.#search.addAll(passages.map((passage, id) => this.#toEntry(passage, id)));
  }

  #toEntry({ texts: { en, fa }, topic }: Passage, id: number): Entry {
    const title = [en, fa].flatMap((text) => (text ? this.#toTerms(text.title) : []));
    const body = [en, fa].flatMap((text) => (text ? this.#toTerms(text.body) : []));
    const all = new Set([...title, ...body]);
    this.#terms.push({ title: new Set(title), all });
    for (const term of all) this.#frequencies.set(term, (this.#frequencies.get(term) ?? 0) + 1);
    return { id, title: title.join(" "), body: body.join(" "), topic: this.#toTerms(topic).join(" ") };
  }

  #toTerms(text: string): string[] {
    const tokens = this.#lexicon.ofCorpus(text);
    const found = this.#concepts.find(tokens.map(({ stem }) => stem));
    return [
      ...tokens.filter(({ isStop }) => !isStop).map(({ stem }) => stem),
      ...found
        .filter(({ indexes }) => indexes.some((index) => !tokens[index]?.isStop))
        .map(({ term }) => term),
    ];
  }

  /** The passages for a question, best first. */
  search(question: string, limit: number): Ranked[] {
    const groups = readQuestion(question, this.#lexicon, this.#concepts);
    const terms = new Map(
      groups.flatMap((group) => group.alternatives.map(({ term, weight }) => [term, weight])),
    );
    if (terms.size === 0) return [];
    const found = this.#search
      .search([...terms.keys()].join(" "), { boostTerm: (term) => terms.get(term) ?? 1 })
      .slice(0, CANDIDATES);
    const most = found[0]?.score ?? 1;
    return found
      .flatMap((result) => this.#rank(result.id, result.score / most, groups))
      .sort((one, other) => other.score - one.score)
      .slice(0, limit);
  }

  /** The terms of a text of the corpus. */
  termsOf(text: string): ReadonlySet<string> {
    return new Set(this.#toTerms(text));
  }

  /** Returns what part of the question terms have. */
  coverOf(question: string): (terms: ReadonlySet<string>) => number {
    const groups = readQuestion(question, this.#lexicon, this.#concepts);
    return (terms) => this.#cover(groups, terms);
  }

  #rank(id: number, text: number, groups: readonly Group[]): Ranked[] {
    const passage = this.#passages[id];
    const terms = this.#terms[id];
    if (passage === undefined || terms === undefined) return [];
    const coverage = this.#cover(groups, terms.all);
    const title = this.#cover(groups, terms.title);
    const whole = this.#coverBack(groups, terms.title);
    const score =
      weights.text * text + weights.coverage * coverage + weights.title * title + weights.whole * whole;
    return [{ passage, score: score * kindFactor[passage.kind], coverage }];
  }

  /** The part of the question that `terms` have. */
  #cover(groups: readonly Group[], terms: ReadonlySet<string>): number {
    let covered = 0;
    let all = 0;
    for (const group of groups) {
      const weight = this.#weigh(group);
      const found = group.alternatives.filter(({ term }) => terms.has(term)).map((term) => term.weight);
      covered += weight * Math.max(0, ...found);
      all += weight;
    }
    return all === 0 ? 0 : covered / all;
  }

  /** The part of `terms` that the question has. */
  #coverBack(groups: readonly Group[], terms: ReadonlySet<string>): number {
    const asked = new Set(groups.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)));
    let covered = 0;
    let all = 0;
    for (const term of terms) {
      const weight = this.#rarity(term);
      all += weight;
      if (asked.has(term)) covered += weight;
    }
    return all === 0 ? 0 : covered / all;
  }

  #weigh({ alternatives, isKnown, isVague }: Group): number {
    const known = alternatives.filter(({ term }) => this.#frequencies.has(term));
    const rarity =
      isKnown && known.length > 0
        ? known.reduce((sum, { term }) => sum + this.#rarity(term), 0) / known.length
        : UNKNOWN;
    const isNumber = /^\d/.test(alternatives[0]?.term ?? "");
    return rarity * (isVague ? VAGUE_FACTOR : 1) * (isNumber ? NUMBER_FACTOR : 1);
  }

  /** The inverse document frequency of a term. */
  #rarity(term: string): number {
    const frequency = this.#frequencies.get(term) ?? 0;
    return Math.log(1 + (this.#passages.length - frequency + 0.5) / (frequency + 0.5));
  }
}
