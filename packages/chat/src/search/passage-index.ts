import type { Locale } from "@canopy/shared/api/forms";
import MiniSearch from "minisearch";
import type { IndexedBlock } from "../answer/cut.ts";
import type { Passage } from "../passage.ts";
import { otherWords } from "../questions/table.ts";
import { toTokens } from "../text/tokens.ts";
import { type Chunk, toChunks } from "./chunks.ts";
import { type Group, readQuestion } from "./question.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";
import { boost, factors, groupWeights, weights } from "./weights.ts";

/** A passage for a question. */
export interface Ranked {
  readonly passage: Passage;
  readonly score: number;
  /** The part of what the question mentions that the passage mentions too, 0 to 1. */
  readonly coverage: number;
  /** How well its title, or another way to ask for it, fits the question. */
  readonly heading: number;
  /** The part of the passage that fits best, in each language that it has. */
  readonly blocks: Readonly<Partial<Record<Locale, readonly IndexedBlock[]>>>;
}

/** One thing that a question mentions, and what it weighs. */
interface Weighed extends Group {
  readonly weight: number;
}

/** A question, ready to be compared with terms. */
export interface Asked {
  readonly groups: readonly Weighed[];
  /** All its stems, also those of words that say nothing about the subject. */
  readonly stems: ReadonlySet<string>;
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly topic: string;
}

interface Indexed {
  readonly passage: Passage;
  readonly blocks: Ranked["blocks"];
  /** Its titles, and other ways to ask for it. */
  readonly headings: readonly Heading[];
  readonly all: ReadonlySet<string>;
}

interface Heading {
  /** What a fit counts. */
  readonly factor: number;
  readonly terms: ReadonlySet<string>;
  /** All stems, also those of words that say nothing about the subject. */
  readonly stems: ReadonlySet<string>;
}

const CANDIDATES = 60;
/** Another way to ask counts a little less than a title. */
const OTHER_WORDS = 0.97;

/** All passages, ready for questions in both languages. */
export class PassageIndex {
  readonly #vocabulary: Vocabulary;
  readonly #chunks: readonly Indexed[];
  readonly #rarities = new Map<string, number>();
  readonly #search: MiniSearch<Entry>;

  constructor(passages: readonly Passage[]) {
    const texts = [
      ...Object.values(otherWords).flat(),
      ...passages.flatMap(({ texts: { en, fa } }) =>
        [en, fa].flatMap((text) => (text ? [text.title, text.body] : [])),
      ),
    ];
    this.#vocabulary = createVocabulary(texts);
    this.#search = new MiniSearch<Entry>({
      fields: ["title", "body", "topic"],
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      searchOptions: { boost },
    });
    this.#chunks = passages.flatMap(toChunks).map((chunk) => this.#index(chunk));
    this.#countRarities();
  }

  #index({ passage, blocks }: Chunk): Indexed {
    const { en, fa } = passage.texts;
    const titles = [en, fa].flatMap((text) => (text ? [text.title] : []));
    const others = Object.hasOwn(otherWords, passage.id) ? (otherWords[passage.id] ?? []) : [];
    const headings = [
      ...titles.map((text) => this.#toHeading(text, 1)),
      ...others.flatMap((texts) => texts.split(";").map((text) => this.#toHeading(text, OTHER_WORDS))),
    ];
    const title = headings.flatMap(({ terms }) => [...terms]);
    const indexed = Object.fromEntries(
      Object.entries(blocks).map(([locale, parts]) => [
        locale,
        parts.map((block) => ({ ...block, terms: new Set(this.#toTerms(block.text)) })),
      ]),
    );
    const body = Object.values(blocks).flatMap((parts) => parts.flatMap(({ text }) => this.#toTerms(text)));
    this.#search.add({
      id: this.#search.documentCount,
      title: title.join(" "),
      body: body.join(" "),
      topic: this.#toTerms(passage.topic).join(" "),
    });
    return { passage, blocks: indexed, headings, all: new Set([...title, ...body]) };
  }

  #toHeading(text: string, factor: number): Heading {
    return {
      factor,
      terms: new Set(this.#toTerms(text)),
      stems: new Set(this.#vocabulary.lexicon.ofCorpus(text).map(({ stem }) => stem)),
    };
  }

  /** The inverse document frequency of each term. */
  #countRarities(): void {
    const counts = new Map<string, number>();
    for (const { all } of this.#chunks) for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      this.#rarities.set(term, Math.log(1 + (this.#chunks.length - count + 0.5) / (count + 0.5)));
    }
  }

  #toTerms(text: string): string[] {
    const tokens = this.#vocabulary.lexicon.ofCorpus(text);
    const found = this.#vocabulary.concepts.find(tokens.map(({ stem }) => stem));
    return [
      ...tokens.filter(({ isStop }) => !isStop).map(({ stem }) => stem),
      ...found.map(({ term }) => term),
    ];
  }

  /** What a question mentions. */
  read(question: string): Asked {
    return {
      groups: readQuestion(question, this.#vocabulary).map((group) => ({
        ...group,
        weight: this.#weigh(group),
      })),
      stems: new Set(toTokens(question).map(({ stem }) => stem)),
    };
  }

  /** The passages for a question, best first. */
  search({ groups, stems }: Asked, limit: number): Ranked[] {
    const terms = new Map(
      groups.flatMap((group) => group.alternatives.map(({ term, weight }) => [term, weight])),
    );
    if (terms.size === 0) return [];
    const found = this.#search
      .search([...terms.keys()].join(" "), { boostTerm: (term) => terms.get(term) ?? 1 })
      .slice(0, CANDIDATES);
    const most = found[0]?.score ?? 1;
    const asked = new Set(terms.keys());
    const ranked = found
      .flatMap(({ id, score }) => {
        const chunk = this.#chunks[id];
        return chunk ? [this.#rank(chunk, score / most, groups, stems, asked)] : [];
      })
      .sort((one, other) => other.score - one.score);
    return [...new Map(ranked.toReversed().map((one) => [one.passage.id, one])).values()]
      .sort((one, other) => other.score - one.score)
      .slice(0, limit);
  }

  #rank(
    chunk: Indexed,
    text: number,
    groups: readonly Weighed[],
    stems: ReadonlySet<string>,
    asked: ReadonlySet<string>,
  ): Ranked {
    const coverage = this.cover(groups, chunk.all);
    const heading = Math.max(
      ...chunk.headings.map(
        (one) =>
          one.factor *
          (weights.title * this.cover(groups, one.terms) +
            weights.titleBack * this.#coverBack(asked, one.terms) +
            weights.wording * similarity(one.stems, stems)),
      ),
    );
    const score = weights.text * text + weights.coverage * coverage + heading;
    return {
      passage: chunk.passage,
      score: score * factors[chunk.passage.kind],
      coverage,
      heading,
      blocks: chunk.blocks,
    };
  }

  /** The part of the question that `terms` have. */
  cover(groups: readonly Weighed[], terms: ReadonlySet<string>): number {
    let covered = 0;
    let all = 0;
    for (const { weight, alternatives } of groups) {
      all += weight;
      let best = 0;
      for (const alternative of alternatives) {
        if (alternative.weight > best && terms.has(alternative.term)) best = alternative.weight;
      }
      covered += weight * best;
    }
    return all === 0 ? 0 : covered / all;
  }

  /** The part of `terms` that the question has. */
  #coverBack(asked: ReadonlySet<string>, terms: ReadonlySet<string>): number {
    let covered = 0;
    let all = 0;
    for (const term of terms) {
      const weight = this.#rarities.get(term) ?? 0;
      all += weight;
      if (asked.has(term)) covered += weight;
    }
    return all === 0 ? 0 : covered / all;
  }

  #weigh({ alternatives, isKnown, isVague, isForeign }: Group): number {
    if (isForeign) return groupWeights.foreign;
    const rarities = alternatives.flatMap(({ term }) => this.#rarities.get(term) ?? []);
    const known = rarities.reduce((sum, rarity) => sum + rarity, 0) / rarities.length;
    const isNumber = /^\d/.test(alternatives[0]?.term ?? "");
    return (
      (isKnown && rarities.length > 0 ? known : groupWeights.unknown) *
      (isVague ? groupWeights.vague : 1) *
      (isNumber ? groupWeights.number : 1)
    );
  }
}

/** Dice's coefficient of two sets of stems. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let common = 0;
  for (const stem of one) if (other.has(stem)) common += 1;
  return (2 * common) / (one.size + other.size);
}
