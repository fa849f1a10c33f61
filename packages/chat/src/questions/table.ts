import { englishOffTopic, englishQuestions } from "./english.ts";
import type { AskedMessage } from "./evaluation-sets/asked-message.ts";
import { evaluationSets } from "./evaluation-sets/evaluation-sets.ts";
import { persianOffTopic, persianQuestions } from "./persian.ts";

/** The ids of the passages for which the tables list questions. */
export const listedIds: readonly string[] = Object.keys({ ...englishQuestions, ...persianQuestions });

/** No passage has this id. */
const NONE = "";

/** What the search learns from, besides the passages themselves. */
export interface Phrasings {
  /** Other ways to ask for a passage, one by one, in both languages. */
  readonly toQuestions: (id: string) => readonly string[];
  /** What no passage answers. */
  readonly offTopic: readonly string[];
}

/** The tables in both languages, and what people asked in `sets`. */
export function createPhrasings(sets: Readonly<Record<string, readonly AskedMessage[]>>): Phrasings {
  const messages = Object.values(sets).flat();
  const asked = Map.groupBy(messages, ({ passages: [best = NONE] }) => best);
  const toTexts = (id: string) => (asked.get(id) ?? []).map(({ text }) => text);
  return {
    toQuestions: (id) => [...new Set([...listQuestions(id), ...toTexts(id)])],
    offTopic: [...[englishOffTopic, persianOffTopic].flatMap(split), ...toTexts(NONE)],
  };
}

export const allPhrasings = createPhrasings(evaluationSets);

/** Other ways to ask for a passage, one by one, in both languages. */
export function listQuestions(id: string): string[] {
  const texts = [englishQuestions, persianQuestions].flatMap((table) =>
    Object.hasOwn(table, id) ? (table[id] ?? []) : [],
  );
  return [...new Set(texts.flatMap(split))];
}

function split(text: string): string[] {
  return text.split(/[;\n]/).flatMap((way) => way.trim() || []);
}
