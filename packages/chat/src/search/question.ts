import type { ConceptMatcher } from "../concepts/matcher.ts";
import type { Lexicon } from "./lexicon.ts";

/** A term of the index that a word of the question stands for; `weight` says how surely. */
interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** One thing that a question mentions. */
export interface Group {
  readonly alternatives: readonly Alternative[];
  readonly isKnown: boolean;
  readonly isVague: boolean;
}

/** Words of a question that count. */
const MOST_WORDS = 120;
const WORD = 1;
const CONCEPT = 0.85;
/** A word of a phrase, without its others. */
const PART = 0.5;

/** What a question mentions: its words, and the concepts that they express. */
export function readQuestion(text: string, lexicon: Lexicon, concepts: ConceptMatcher): Group[] {
  const tokens = lexicon.ofQuestion(text, MOST_WORDS);
  const matches = concepts
    .find(tokens.map(({ stem }) => stem))
    .sort((one, other) => other.indexes.length - one.indexes.length);
  const groups = new Map<string, Group>();
  const used = new Set<number>();
  const add = (group: Group) => {
    const key = group.alternatives[0]?.term;
    if (key !== undefined && !groups.has(key)) groups.set(key, group);
  };
  for (const { indexes } of matches) {
    if (indexes.length < 2 || indexes.some((index) => used.has(index))) continue;
    const same = matches.filter((match) => match.indexes.join() === indexes.join());
    for (const index of indexes) used.add(index);
    const words = indexes.flatMap((index) => tokens[index] ?? []).filter(({ isStop }) => !isStop);
    add({
      alternatives: [
        ...same.map(({ term }) => ({ term, weight: WORD })),
        ...words.map(({ stem, isVague }) => ({ term: stem, weight: isVague ? PART / 2 : PART })),
      ],
      isKnown: true,
      isVague: false,
    });
  }
  for (const [index, { stem, isStop, isVague, isKnown }] of tokens.entries()) {
    if (used.has(index) || isStop) continue;
    const own = matches.filter(({ indexes }) => indexes.length === 1 && indexes[0] === index);
    add({
      alternatives: [{ term: stem, weight: WORD }, ...own.map(({ term }) => ({ term, weight: CONCEPT }))],
      isKnown: isKnown || own.length > 0,
      isVague: isVague && own.length === 0,
    });
  }
  return [...groups.values()];
}
