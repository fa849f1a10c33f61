import { countWords } from "../search/chunks.ts";
import { type Block, joinBlocks } from "../text/blocks.ts";

/** A block with the terms that it is found by. */
export interface IndexedBlock extends Block {
  readonly terms: ReadonlySet<string>;
}

/** Texts up to this many words are shown whole. */
const SHORT = 45;
const MOST_BLOCKS = 4;
const MOST_WORDS = 110;
/** The first sentence of an article is its answer in short. */
const FIRST = 0.3;
/** A second sentence makes an answer readable; each further one must cover more of the question. */
const SECOND = 0.06;
const FURTHER = 0.04;

/** Words that continue the sentence before: without it, a reader can't know what they refer to. */
const continues =
  /^(?:it|its|they|their|them|this|that|these|those|he|she|but|so|then|and|or|both|neither|otherwise|however|instead|therefore|also|such|if not|in that case|not|این|آن|ولی|اما|پس|و|همچنین|وگرنه|آنگاه|آن‌ها|آنها|اینها|این‌ها|هیچ‌کدام|هر دو|بنابراین|در این صورت|به همین|یا)(?=[\s,،])/i;

/** The start that `at` needs to be understood. */
function findStart(blocks: readonly Block[], at: number): number {
  let start = at;
  while (start > 0 && blocks[start]?.isFirst === false && continues.test(blocks[start]?.text ?? ""))
    start -= 1;
  return start;
}

/**
 * The part of a text that answers what was asked: one to four sentences that follow each other, lists whole. `cover` returns
 * what part of the question terms have.
 */
export function cutAnswer(
  blocks: readonly IndexedBlock[],
  cover: (terms: ReadonlySet<string>) => number,
): string {
  const whole = joinBlocks(blocks);
  if (countWords(whole) <= SHORT) return whole;
  let best: { text: string; value: number } | null = null;
  for (let at = 0; at < blocks.length; at++) {
    const start = findStart(blocks, at);
    for (let end = at + 1; end <= Math.min(start + MOST_BLOCKS, blocks.length); end++) {
      const part = blocks.slice(start, end);
      const text = joinBlocks(part);
      if (part.length > 1 && countWords(text) > MOST_WORDS) break;
      const covered = cover(new Set(part.flatMap(({ terms }) => [...terms])));
      const value =
        covered +
        (start === 0 ? FIRST : 0) +
        (part.length > 1 ? SECOND : 0) -
        FURTHER * Math.max(0, part.length - 2);
      if (best === null || value > best.value) best = { text, value };
    }
  }
  return best?.text ?? whole;
}
