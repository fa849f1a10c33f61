/** Blocks from `from` to `to`, both included. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

interface WindowReader<Item> {
  /** What the blocks of one window hold, in any order. */
  read(window: BlockRange): Promise<readonly Item[]>;
  /** Whether the node responds, but refuses this many blocks in one request. */
  isTooLarge(error: unknown): boolean;
}

/** Searches a range of blocks. Rejects when the node fails, or refuses even small windows. */
export type WindowSearch<Item> = (range: BlockRange, signal?: AbortSignal) => Promise<Item[]>;

/** Blocks of the first window. Most public nodes accept it. */
export const LARGEST_WINDOW = 2_000;
/** A node that refuses windows of this size is of no use: a day would take more than 1,000 requests. */
const SMALLEST_WINDOW = 32;
/** Windows that are read at the same time. */
const PARALLEL = 4;

/**
 * Creates a search in windows that the node accepts. A refused window is read in halves, and later windows, also those of later
 * searches, start with the smaller size.
 */
export function createWindowSearch<Item>({ read, isTooLarge }: WindowReader<Item>): WindowSearch<Item> {
  let size = LARGEST_WINDOW;

  async function readWindow(window: BlockRange, signal: AbortSignal | undefined): Promise<readonly Item[]> {
    signal?.throwIfAborted();
    try {
      return await read(window);
    } catch (error) {
      const half = Math.ceil((window.to - window.from + 1) / 2);
      if (!isTooLarge(error) || half < SMALLEST_WINDOW) throw error;
      size = Math.min(size, half);
      const middle = window.to - half;
      const newer = await readWindow({ from: middle + 1, to: window.to }, signal);
      const older = await readWindow({ from: window.from, to: middle }, signal);
      return [...newer, ...older];
    }
  }

  return async ({ from, to }, signal) => {
    const found: Item[] = [];
    for (let end = to; end >= from; ) {
      const windows: BlockRange[] = [];
      while (windows.length < PARALLEL && end >= from) {
        const start = Math.max(from, end - size + 1);
        windows.push({ from: start, to: end });
        end = start - 1;
      }
      const parts = await Promise.all(windows.map((window) => readWindow(window, signal)));
      found.push(...parts.flat());
    }
    return found;
  };
}
