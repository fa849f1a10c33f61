import type { Passage } from "../passage.ts";
import { offTopicMessages } from "../questions/off-topic.ts";
import { listQuestions } from "../questions/table.ts";
import type { Example } from "./classifier.ts";
import { toFeatures } from "./features.ts";
import type { Heading } from "./headings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The label of what no passage answers. */
export const OFF_TOPIC = "";
/** How often a title is an example: an article has two of them, next to dozens of other ways to ask. */
const TITLE = 3;

/** Little can be learned from a title alone, so the sections and errors that have no other words share a label of their kind. */
export const toLabel = ({ id, kind }: Passage): string =>
  kind === "help" || listQuestions(id).length > 0 ? id : kind;

/** Labels that don't say which passage is meant. */
export const sharedLabels: ReadonlySet<string> = new Set<string>([OFF_TOPIC, "docs", "error"]);

/** What the classifier learns from: titles, other ways to ask, and messages that are off topic. */
export function toExamples(
  passages: readonly Passage[],
  headings: ReadonlyMap<string, readonly Heading[]>,
  vocabulary: Vocabulary,
): Example[] {
  const asked = passages.flatMap((passage) =>
    (headings.get(passage.id) ?? []).flatMap(({ tokens, factor }) => {
      const example = { features: toFeatures(tokens, vocabulary), label: toLabel(passage) };
      return Array.from({ length: factor === 1 ? TITLE : 1 }, () => example);
    }),
  );
  const offTopic = offTopicMessages.map((text) => ({
    features: toFeatures(vocabulary.lexicon.ofCorpus(text), vocabulary),
    label: OFF_TOPIC,
  }));
  return [...asked, ...offTopic];
}
