import { type Block, joinBlocks, splitBlocks } from "./blocks.ts";

/** Texts up to this many words are shown whole. */
const SHORT = 60;
const MOST_BLOCKS = 4;
const MOST_WORDS = 110;
/** The first sentence of an article is its answer in short. */
const FIRST = 0.3;
/** Each further block has to add more than this to what is covered. */
const BLOCK = 0.04;

/** Words that continue the sentence before: without it, a reader can't know what they refer to. */
const continues =
  /^(?:it|its|they|their|them|this|that|these|those|he|she|but|so|then|and|or|both|neither|otherwise|however|instead|therefore|also|such|if not|in that case|این|آن|ولی|اما|پس|و|همچنین|وگرنه|آنگاه|آن‌ها|آنها|اینها|این‌ها|هیچ‌کدام|هر دو|بنابراین|در این صورت|به همین)(?=[\s,،])/i;

const countWords = (text: string): number => text.split(/\s+/).length;

/** The start that `at` needs to be understood. */
function findStart(blocks: readonly Block[], at: number): number {
  let start = at;
  while (start > 0 && blocks[start]?.isFirst === false && continues.test(blocks[start]?.text ?? ""))
    start -= 1;
  return start;
}

/** A text that is ready to be cut: its blocks with the terms of each. */
export interface Prepared {
  readonly body: string;
  readonly blocks: readonly Block[];
  readonly terms: readonly ReadonlySet<string>[];
}

export function prepare(body: string, termsOf: (text: string) => ReadonlySet<string>): Prepared {
  const blocks = splitBlocks(body);
  return { body, blocks, terms: blocks.map(({ text }) => termsOf(text)) };
}

/**
 * The part of a text that answers what was asked: one to four sentences that follow each other, lists whole. `cover` returns
 * what part of the question terms have.
 */
export function cutAnswer(
  { body, blocks, terms }: Prepared,
  cover: (terms: ReadonlySet<string>) => number,
): string {
  if (countWords(body) <= SHORT) return body;
  let best: { text: string; value: number } | null = null;
  for (let at = 0; at < blocks.length; at++) {
    const start = findStart(blocks, at);
    for (let end = at + 1; end <= Math.min(start + MOST_BLOCKS, blocks.length); end++) {
      const text = joinBlocks(blocks.slice(start, end));
      if (end - start > 1 && countWords(text) > MOST_WORDS) break;
      const covered = cover(new Set(terms.slice(start, end).flatMap((set) => [...set])));
      const value = covered + (start === 0 ? FIRST : 0) - BLOCK * Math.max(0, end - start - 2);
      if (best === null || value > best.value) best = { text, value };
    }
  }
  return best?.text ?? body;
}
