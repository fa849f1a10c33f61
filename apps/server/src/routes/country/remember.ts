/** How long answers are cached, in milliseconds, and how many. */
export interface Memory {
  found: number;
  notFound: number;
  most: number;
}

/**
 * Caches the answers of `ask` by key, the newest `most` of them. Calls during a request share it. A failure counts as not
 * found.
 */
export function remember<Value>(
  ask: (key: string) => Promise<Value | null>,
  { found, notFound, most }: Memory,
  now: () => number = () => performance.now(),
): (key: string) => Promise<Value | null> {
  const kept = new Map<string, { value: Promise<Value | null>; until: number }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    const entry = { value: ask(key).catch(() => null), until: Number.POSITIVE_INFINITY };
    // Inserted again, so that the first key of the map is always the oldest.
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    void entry.value.then((value) => {
      entry.until = now() + (value === null ? notFound : found);
    });
    return entry.value;
  };
}
