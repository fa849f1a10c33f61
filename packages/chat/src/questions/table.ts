import { englishOffTopic, englishQuestions } from "./english.ts";
import { persianOffTopic, persianQuestions } from "./persian.ts";

/** The ids of the passages that have other words. */
export const askedIds: readonly string[] = Object.keys({ ...englishQuestions, ...persianQuestions });

/** What the search learns from, besides the passages themselves. */
export interface Phrasings {
  /** Other ways to ask for a passage, one by one, in both languages. */
  readonly toQuestions: (id: string) => readonly string[];
  /** What no passage answers. */
  readonly offTopic: readonly string[];
}

export const allPhrasings: Phrasings = {
  toQuestions: listQuestions,
  offTopic: [englishOffTopic, persianOffTopic].flatMap(split),
};

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
