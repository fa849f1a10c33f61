import type { Locale } from "@canopy/shared/api/forms";
import type { Passage } from "../passage.ts";
import { type Block, joinBlocks, splitBlocks } from "../text/blocks.ts";

/** A part of a passage that is short enough to be about one thing. */
export interface Chunk {
  readonly passage: Passage;
  readonly blocks: Readonly<Partial<Record<Locale, readonly Block[]>>>;
}

/** Articles of the help are shorter; sections of the documentation can be much longer. */
const MOST_WORDS = 130;

export const countWords = (text: string): number => text.split(/\s+/).length;

/** Consecutive blocks with at most `MOST_WORDS` words together; a paragraph is not parted unless it is longer. */
function divide(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  let open: Block[] = [];
  for (const block of blocks) {
    if (open.length > 0 && countWords(joinBlocks([...open, block])) > MOST_WORDS) {
      parts.push(open);
      open = [];
    }
    open.push(block);
  }
  if (open.length > 0) parts.push(open);
  return parts;
}

/** A passage in both languages is one chunk, because its halves would not correspond. */
export function toChunks(passage: Passage): Chunk[] {
  const { en, fa } = passage.texts;
  if (en && fa) return [{ passage, blocks: { en: splitBlocks(en.body), fa: splitBlocks(fa.body) } }];
  const locale = en ? "en" : "fa";
  return divide(splitBlocks((en ?? fa)?.body ?? "")).map((blocks) => ({
    passage,
    blocks: { [locale]: blocks },
  }));
}
