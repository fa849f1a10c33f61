import { LRUCache } from "lru-cache";

/** Milliseconds. */
const WINDOW = 60_000;
/** Beyond it, the addresses that have been quiet the longest start again. */
const MAXIMUM_ADDRESSES = 100_000;

/** The requests of one address in this process, and in others as far as they are known. */
export interface Window {
  count: number;
  /** How many of them the other processes do not know. */
  unshared: number;
  end: number;
}

/** Returns a function that finds the window of an address, or begins one. */
export function createWindows() {
  // With `max`, the cache would allocate memory for all addresses at once: a sixth of the work of building a server.
  const windows = new LRUCache<string, Window>({ maxSize: MAXIMUM_ADDRESSES, sizeCalculation: () => 1 });
  return (address: string, now: number): Window => {
    const found = windows.get(address);
    if (found !== undefined && found.end > now) return found;
    const window = { count: 0, unshared: 0, end: now + WINDOW };
    windows.set(address, window);
    return window;
  };
}
