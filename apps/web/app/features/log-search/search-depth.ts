import { type BlockRange, LARGEST_WINDOW } from "./search-windows.ts";

/** Blocks of the first search that a member asks for: a day and some hours on Polygon. Each later one goes back twice as far. */
const FIRST_BLOCKS = 50_000;
const MOST_BLOCKS = 400_000;

/** A part of the older blocks. */
export interface Depth {
  /** The newest block. */
  readonly to: number;
  readonly blocks: number;
}

/**
 * The first block that the page searches by itself: no more than one request for each kind of log. A node of the operator, which all
 * members share, would need about 50 for a day. A reorganisation can't replace older blocks.
 */
export function recentStart(head: number): number {
  return Math.max(0, head - LARGEST_WINDOW + 1);
}

/** The first search that the member asks for. @param start of the recent blocks */
export function firstDepth(start: number): Depth {
  return { to: start - 1, blocks: FIRST_BLOCKS };
}

/** The search after another one. null at the start of the chain. */
export function nextDepth(
  { from }: Pick<BlockRange, "from">,
  { blocks }: Pick<Depth, "blocks">,
): Depth | null {
  return from === 0 ? null : { to: from - 1, blocks: Math.min(2 * blocks, MOST_BLOCKS) };
}

export function depthRange({ to, blocks }: Depth): BlockRange {
  return { from: Math.max(0, to - blocks + 1), to };
}
