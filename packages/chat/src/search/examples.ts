import type { Passage } from "../passage.ts";
import type { Phrasings } from "../questions/table.ts";
import { isPersian } from "../text/words.ts";
import { type Chunk, countWords } from "./chunks.ts";
import { toFeatures } from "./features.ts";
import type { Heading } from "./headings.ts";
import type { Sample } from "./learning/separator.ts";
import type { Example, Vector } from "./learning/vectors.ts";
import type { Steps } from "./steps.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The label of what no passage answers. */
export const OFF_TOPIC = "";
/** How often a title is an example: an article has two of them, next to dozens of other ways to ask. */
const TITLE = 3;

/** Labels that don't say which passage is meant. */
export const sharedLabels: ReadonlySet<string> = new Set<string>([OFF_TOPIC, "docs", "error"]);

/** Little can be learned from a title alone, so the sections and errors that have no other words share a label of their kind. */
export const toLabel = ({ id, kind }: Passage, { toQuestions }: Phrasings): string =>
  kind === "help" || toQuestions(id).length > 0 ? id : kind;

/** Fewer words say too little: "Not this month." */
const SENTENCE = 4;

/** The sentences and lists of an article. A question often has words that no example has, but the answer does. */
const toSentences = ({ passage, blocks: { en = [], fa = [] } }: Chunk): string[] =>
  passage.kind === "help"
    ? [...en, ...fa]
        .filter(({ kind, text }) => (kind === "sentence" || kind === "list") && countWords(text) >= SENTENCE)
        .map(({ text }) => text)
    : [];

/** What the classifier learns from: titles, other ways to ask, the articles' sentences, and messages that are off topic. */
export function* toExamples(
  passages: readonly Passage[],
  chunks: readonly Chunk[],
  phrasings: Phrasings,
  headings: ReadonlyMap<string, readonly Heading[]>,
  vocabulary: Vocabulary,
): Steps<Example[]> {
  const examples: Example[] = [];
  for (const passage of passages) {
    const label = toLabel(passage, phrasings);
    for (const { tokens, concepts, factor } of headings.get(passage.id) ?? []) {
      const example = { features: toFeatures(tokens, vocabulary, concepts), label };
      for (let times = factor === 1 ? TITLE : 1; times > 0; times--) examples.push(example);
      yield;
    }
  }
  const others = [
    ...chunks.flatMap((chunk) => toSentences(chunk).map((text) => ({ text, label: chunk.passage.id }))),
    ...phrasings.offTopic.map((text) => ({ text, label: OFF_TOPIC })),
  ];
  for (const { text, label } of others) {
    examples.push({ features: toFeatures(vocabulary.lexicon.ofCorpus(text), vocabulary), label });
    yield;
  }
  return examples;
}

/** Features by which the language of an example is told: its first words. */
const FIRST = 8;

/** Examples for the decision whether a message asks something: either kind counts as much as the other, in both languages. */
export function* toSamples(examples: readonly Example[], vectors: readonly Vector[]): Steps<Sample[]> {
  const kinds: string[] = [];
  for (const { features, label } of examples) {
    kinds.push(`${label === OFF_TOPIC} ${isPersian(features.slice(0, FIRST).join(" "))}`);
    yield;
  }
  const counts = Map.groupBy(kinds, (kind) => kind);
  return vectors.map((vector, at) => ({
    vector,
    isOwn: examples[at]?.label !== OFF_TOPIC,
    cost: kinds.length / counts.size / (counts.get(kinds[at] ?? "")?.length ?? 1),
  }));
}
