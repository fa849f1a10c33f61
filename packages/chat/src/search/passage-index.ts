import type { Locale } from "@canopy/shared/api/forms";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { IndexedBlock } from "../answer/cut.ts";
import type { Passage } from "../passage.ts";
import { allPhrasings, type Phrasings } from "../questions/table.ts";
import { dropGreeting } from "../text/greeting.ts";
import type { Token } from "../text/tokens.ts";
import { type Chunk, toChunks } from "./chunks.ts";
import { Coverage, type Weighed } from "./coverage.ts";
import { OFF_TOPIC, sharedLabels, toExamples, toLabel, toSamples } from "./examples.ts";
import { featureKinds, toFeatures } from "./features.ts";
import { readHeadings } from "./headings.ts";
import { type Entry, type Indexed, indexChunk, toSequence } from "./index-chunk.ts";
import { Classifier, type Model } from "./learning/classifier.ts";
import { learnSeparator, separate } from "./learning/separator.ts";
import { FeatureTable, type SavedFeatures } from "./learning/vectors.ts";
import type { Corrections } from "./lexicon.ts";
import { findUnknown, readQuestion } from "./question.ts";
import type { Steps } from "./steps.ts";
import {
  createVocabulary,
  restoreVocabulary,
  type SavedVocabulary,
  saveVocabulary,
  type Vocabulary,
} from "./vocabulary.ts";
import { boost, type Signals, toScore } from "./weights.ts";
import { type SavedWordings, type Wording, Wordings } from "./wording.ts";

/** A passage for a question. */
export interface Ranked {
  readonly passage: Passage;
  readonly score: number;
  readonly signals: Signals;
  /** The part of what the question mentions that the passage mentions too, 0 to 1. */
  readonly coverage: number;
  /** The question is its title, or quotes the error that it explains. */
  readonly isTitle: boolean;
  /** The question has exactly the words of a way to ask for it. */
  readonly isHeading: boolean;
  /** The classifier has examples of questions for it. */
  readonly isLearned: boolean;
  /** The part of the passage that fits best, in each language that it has. */
  readonly blocks: Readonly<Partial<Record<Locale, readonly IndexedBlock[]>>>;
}

/** What the classifier thinks of a question. */
interface Classified {
  /** How likely it asks for each passage, by its label. */
  readonly likely: ReadonlyMap<string, number>;
  /** How likely it asks for the likeliest passage, of those that the classifier tells apart. */
  readonly most: number;
  /** How likely no passage answers it. */
  readonly offTopic: number;
  /** Above 0 if it has more in common with questions than with messages that are off topic. */
  readonly separation: number;
}

/** A question, ready to be compared with passages. */
export interface Asked extends Classified {
  readonly groups: readonly Weighed[];
  /** The terms that it may mean, with their weights. */
  readonly terms: ReadonlyMap<string, number>;
  /** All its stems, also those of words that say nothing about the subject. */
  readonly stems: ReadonlySet<string>;
  /** The same in order, between spaces. */
  readonly sequence: string;
  /** The part of its words that neither the passages nor the examples have. */
  readonly unknown: number;
  /** It says that it repeats a message. */
  readonly isQuoting: boolean;
}

/** The parts of an index. */
interface Parts {
  readonly vocabulary: Vocabulary;
  readonly chunks: readonly Indexed[];
  readonly wordings: Wordings;
  readonly search: MiniSearch<Entry>;
  readonly features: FeatureTable;
  readonly classifier: Classifier;
  readonly separator: Float32Array;
}

/** An index as plain data, in parts that are each quick to read. */
export interface SavedIndex {
  readonly vocabulary: SavedVocabulary;
  readonly chunks: readonly Indexed[];
  readonly wordings: SavedWordings;
  readonly search: AsPlainObject;
  readonly features: SavedFeatures;
  readonly model: Model;
  readonly separator: Float32Array;
}

const searchOptions: Options<Entry> = {
  fields: ["title", "body", "topic"],
  tokenize: (text) => text.split(" "),
  processTerm: (term) => term,
  searchOptions: { boost },
};

const CANDIDATES = 60;
/** Passages that are candidates because of their example questions. */
const LIKELIEST = 5;
/** Words of a question that count. */
const MOST_WORDS = 120;
/** From this many words on, each sentence of a message is classified too. */
const LONG = 20;
const quoting = /["“«]|'[^']+'|\b(?:errors?|says?|means?|message)\b|خطا|ارور|یعنی|نوشته|می‌?گه|می‌?گوید/i;
const sentenceEnd = /[.!?؟,،;\n]+/;
/** Words that a sentence needs to say something by itself. */
const SENTENCE = 5;

const toTitles = ({ texts: { en, fa } }: Passage) => [en, fa].flatMap((text) => text?.title ?? []);
const toTexts = ({ blocks: { en = [], fa = [] } }: Chunk) => [...en, ...fa].map(({ text }) => text);

/** The probability of the likeliest passage. Labels that several passages share don't count. */
const findMost = (likely: ReadonlyMap<string, number>): number =>
  Math.max(...[...likely].map(([label, value]) => (sharedLabels.has(label) ? 0 : value)));

/** The labels of the likeliest passages. */
const findLikeliest = (likely: ReadonlyMap<string, number>): string[] =>
  [...likely]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LIKELIEST)
    .map(([label]) => label);

const isQuotedBy = ({ isQuoting, sequence }: Asked, { quotes }: Indexed): boolean =>
  quotes.some(({ text, kind }) => (kind === "code" || isQuoting) && sequence.includes(text));

/** All passages, ready for questions in both languages. */
export class PassageIndex {
  readonly #vocabulary: Vocabulary;
  readonly #chunks: readonly Indexed[];
  readonly #coverage: Coverage;
  readonly #wordings: Wordings;
  readonly #search: MiniSearch<Entry>;
  readonly #features: FeatureTable;
  readonly #classifier: Classifier;
  readonly #separator: Float32Array;
  /** The chunks of each label that belongs to one passage. */
  readonly #learned = new Map<string, number[]>();
  /** How many chunks share a label. */
  readonly #sharing = new Map<string, number>();

  private constructor({ vocabulary, chunks, wordings, search, features, classifier, separator }: Parts) {
    this.#vocabulary = vocabulary;
    this.#wordings = wordings;
    this.#features = features;
    this.#separator = separator;
    this.#chunks = chunks;
    this.#coverage = new Coverage(chunks.map(({ all }) => all));
    this.#search = search;
    this.#classifier = classifier;
    for (const [index, { label }] of chunks.entries()) {
      if (sharedLabels.has(label)) {
        this.#sharing.set(label, (this.#sharing.get(label) ?? 0) + 1);
        continue;
      }
      this.#learned.set(label, [...(this.#learned.get(label) ?? []), index]);
    }
  }

  static *read(passages: readonly Passage[], phrasings: Phrasings = allPhrasings): Steps<PassageIndex> {
    const texts = passages.flatMap(toChunks);
    const vocabulary = yield* createVocabulary(
      [...passages.flatMap(toTitles), ...texts.flatMap(toTexts)],
      passages.flatMap(({ id }) => phrasings.toQuestions(id)),
      phrasings.offTopic,
    );
    const headings = yield* readHeadings(passages, phrasings, vocabulary);
    const search = new MiniSearch<Entry>(searchOptions);
    const chunks: Indexed[] = [];
    for (const chunk of texts) {
      const own = headings.get(chunk.passage.id) ?? [];
      chunks.push(indexChunk(chunk, own, toLabel(chunk.passage, phrasings), vocabulary, search));
      yield;
    }
    const examples = yield* toExamples(passages, texts, phrasings, headings, vocabulary);
    const { table, vectors } = yield* FeatureTable.read(examples, featureKinds);
    const classifier = yield* Classifier.learn(examples, vectors, table, OFF_TOPIC);
    const samples = yield* toSamples(examples, vectors);
    const separator = yield* learnSeparator(samples, table.size);
    const wordings = yield* Wordings.read(headings);
    return new PassageIndex({ vocabulary, chunks, wordings, search, features: table, classifier, separator });
  }

  static restore({
    vocabulary,
    chunks,
    wordings,
    search,
    features,
    model,
    separator,
  }: SavedIndex): PassageIndex {
    return new PassageIndex({
      vocabulary: restoreVocabulary(vocabulary),
      chunks,
      wordings: new Wordings(wordings),
      search: MiniSearch.loadJS(search, searchOptions),
      features: new FeatureTable(features, featureKinds),
      classifier: new Classifier(model),
      separator,
    });
  }

  save(): SavedIndex {
    return {
      vocabulary: saveVocabulary(this.#vocabulary),
      chunks: this.#chunks,
      wordings: this.#wordings.saved,
      search: this.#search.toJSON(),
      features: this.#features.saved,
      model: this.#classifier.model,
      separator: this.#separator,
    };
  }

  /** A question that is in Persian, but in Latin letters; null for any other. */
  toPersian(question: string): string | null {
    return this.#vocabulary.lexicon.toPersian(question);
  }

  /** What a question mentions. */
  read(text: string): Asked {
    const question = dropGreeting(this.toPersian(text) ?? text);
    const { lexicon } = this.#vocabulary;
    const corrections: Corrections = new Map();
    const readPart = (text: string) => lexicon.ofQuestion(text, MOST_WORDS, corrections);
    const tokens = readPart(question);
    const groups = readQuestion(tokens, this.#vocabulary).map((group) => this.#coverage.weigh(group));
    return {
      groups,
      terms: new Map(groups.flatMap((group) => group.alternatives.map(({ term, weight }) => [term, weight]))),
      stems: new Set(tokens.map(({ stem }) => stem)),
      sequence: toSequence(tokens),
      unknown: findUnknown(tokens),
      isQuoting: quoting.test(question),
      ...this.#classify(tokens, () => question.split(sentenceEnd).map(readPart)),
    };
  }

  /** Of a long message, the sentence that asks most clearly counts, if it does so more clearly than the whole: the others tell a story. */
  #classify(tokens: readonly Token[], readParts: () => Token[][]): Classified {
    const toVector = (part: readonly Token[]) => this.#features.toVector(toFeatures(part, this.#vocabulary));
    const classify = (part: readonly Token[]) => this.#classifier.classify(toVector(part));
    const vector = toVector(tokens);
    const whole = this.#classifier.classify(vector);
    const separation = separate(this.#separator, vector);
    const offTopic = whole.get(OFF_TOPIC) ?? 0;
    if (tokens.length < LONG) return { likely: whole, most: findMost(whole), offTopic, separation };
    const parts = readParts()
      .filter(({ length }) => length >= SENTENCE)
      .map(classify);
    const likely = [whole, ...parts].reduce((best, one) => (findMost(one) > findMost(best) ? one : best));
    // The odds for the passage count twice, because a story has few of its words.
    const most = findMost(likely);
    return { likely, most, offTopic: Math.min(offTopic, (1 - most) / (1 + most)), separation };
  }

  /** The passages for a question, best first. */
  search(asked: Asked, limit: number): Ranked[] {
    if (asked.terms.size === 0) return [];
    const found = this.#search
      .search([...asked.terms.keys()].join(" "), { boostTerm: (term) => asked.terms.get(term) ?? 1 })
      .slice(0, CANDIDATES);
    const most = found[0]?.score ?? 1;
    // The classifier also knows questions without any word of the passages, such as "are you crooks".
    const scores = new Map<number, number>();
    for (const label of findLikeliest(asked.likely)) {
      for (const id of this.#learned.get(label) ?? []) scores.set(id, 0);
    }
    for (const [id, chunk] of this.#chunks.entries()) if (isQuotedBy(asked, chunk)) scores.set(id, 0);
    for (const { id, score } of found) scores.set(id, score / most);
    const toWording = this.#wordings.find(asked.stems);
    const ranked = [...scores]
      .flatMap(([id, score]) => {
        const chunk = this.#chunks[id];
        return chunk ? [this.#rank(chunk, score, asked, toWording(chunk.passage.id))] : [];
      })
      .sort((one, other) => other.score - one.score);
    return [...new Map(ranked.toReversed().map((one) => [one.passage.id, one])).values()]
      .sort((one, other) => other.score - one.score)
      .slice(0, limit);
  }

  #rank(chunk: Indexed, text: number, asked: Asked, { similarity, isTitle, isHeading }: Wording): Ranked {
    const coverage = this.cover(asked.groups, chunk.all);
    const isQuoted = isQuotedBy(asked, chunk);
    const signals: Signals = {
      text,
      coverage,
      wording: similarity,
      likely: (asked.likely.get(chunk.label) ?? 0) / Math.sqrt(this.#sharing.get(chunk.label) ?? 1),
      isTitle,
      isQuoted,
    };
    return {
      passage: chunk.passage,
      signals,
      score: toScore(signals),
      coverage,
      isTitle: isTitle || isQuoted,
      isHeading,
      isLearned: chunk.label === chunk.passage.id,
      blocks: chunk.blocks,
    };
  }

  /** The part of the question that `terms` have. */
  cover(groups: readonly Weighed[], terms: ReadonlySet<string>): number {
    return this.#coverage.cover(groups, terms);
  }
}
