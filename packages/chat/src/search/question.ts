import type { AskedToken } from "./lexicon.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A term of the index that a word of the question may mean; `weight` is the confidence. */
interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** One thing that a question mentions. */
export interface Group {
  readonly alternatives: readonly Alternative[];
  readonly isKnown: boolean;
  readonly isVague: boolean;
  /** `foreign`: a subject that no passage may answer. `everyday`: a word that none has. */
  readonly subject: "own" | "everyday" | "foreign";
}

const WORD = 1;
const CONCEPT = 0.85;
/** A word of a phrase, without its others. */
const PART = 0.5;

/** What a question mentions: its words, and the concepts that they express. */
export function readQuestion(tokens: readonly AskedToken[], vocabulary: Vocabulary): Group[] {
  const stems = tokens.map(({ stem }) => stem);
  const matches = vocabulary.concepts
    .find(stems)
    .sort((one, other) => other.indexes.length - one.indexes.length);
  const groups = new Map<string, Group>();
  const used = new Set<number>();
  const add = (group: Group) => {
    const key = group.alternatives[0]?.term;
    if (key !== undefined && !groups.has(key)) groups.set(key, group);
  };
  const longest = (index: number) =>
    Math.max(
      0,
      ...matches.filter(({ indexes }) => indexes.includes(index)).map(({ indexes }) => indexes.length),
    );
  for (const subject of ["foreign", "everyday"] as const) {
    for (const { indexes, term } of vocabulary[subject].find(stems)) {
      // What the product calls something with as many words is meant: a forecast of points, not of the weather.
      if (indexes.every((index) => used.has(index) || longest(index) >= indexes.length)) continue;
      for (const index of indexes) used.add(index);
      const alternatives = [{ term: `${subject} ${term} ${indexes.join()}`, weight: 1 }];
      add({ alternatives, isKnown: false, isVague: false, subject });
    }
  }
  for (const { indexes } of matches) {
    if (indexes.length < 2 || indexes.every((index) => used.has(index))) continue;
    const same = matches.filter((match) => match.indexes.join() === indexes.join());
    for (const index of indexes) used.add(index);
    const words = indexes.flatMap((index) => tokens[index] ?? []);
    const certainty = Math.min(...words.map((word) => word.certainty));
    add({
      alternatives: [
        ...same.map(({ term }) => ({ term, weight: WORD * certainty })),
        ...words
          .filter(({ isStop }) => !isStop)
          .map(({ stem, isVague }) => ({ term: stem, weight: PART * certainty * (isVague ? 0.5 : 1) })),
      ],
      isKnown: true,
      isVague: false,
      subject: "own",
    });
  }
  for (const [index, { stem, isStop, isVague, isKnown, certainty }] of tokens.entries()) {
    if (used.has(index) || isStop) continue;
    const own = matches.filter(({ indexes }) => indexes.length === 1 && indexes[0] === index);
    add({
      alternatives: [
        { term: stem, weight: WORD * certainty },
        ...own.map(({ term }) => ({ term, weight: CONCEPT * certainty })),
      ],
      isKnown: isKnown || own.length > 0,
      isVague: isVague && own.length === 0,
      subject: "own",
    });
  }
  return [...groups.values()];
}

/** The part of the words that neither the passages nor the examples have. One more counts as known: in a short question, a word says less. */
export function findUnknown(tokens: readonly Pick<AskedToken, "isStop" | "isKnown">[]): number {
  const own = tokens.filter(({ isStop }) => !isStop);
  return own.filter(({ isKnown }) => !isKnown).length / (own.length + 1);
}
