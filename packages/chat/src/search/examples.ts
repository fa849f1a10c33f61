import type { Passage } from "../passage.ts";
import type { Phrasings } from "../questions/table.ts";
import type { Example } from "./classifier.ts";
import { toFeatures } from "./features.ts";
import type { Heading } from "./headings.ts";
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

/** What the classifier learns from: titles, other ways to ask, and messages that are off topic. */
export function* toExamples(
  passages: readonly Passage[],
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
  for (const text of phrasings.offTopic) {
    const features = toFeatures(vocabulary.lexicon.ofCorpus(text), vocabulary);
    examples.push({ features, label: OFF_TOPIC });
    yield;
  }
  return examples;
}
