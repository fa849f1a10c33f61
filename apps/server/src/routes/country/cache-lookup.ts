/** `found` and `notFound` are in milliseconds. */
export interface CacheLimits {
  found: number;
  notFound: number;
  size: number;
}

/**
 * Caches the results of `lookUp` by key, and discards the oldest. Concurrent calls share one request. A failure counts as
 * not found.
 */
export function cacheLookup<Value>(
  lookUp: (key: string) => Promise<Value | null>,
  { found, notFound, size }: CacheLimits,
  now: () => number = () => performance.now(),
): (key: string) => Promise<Value | null> {
  const kept = new Map<string, { value: Promise<Value | null>; until: number }>();
  return (key) => {
    const cached = kept.get(key);
    if (cached !== undefined && now() < cached.until) return cached.value;
    const entry = { value: lookUp(key).catch(() => null), until: Number.POSITIVE_INFINITY };
    // Insert again: the first key of the map must be the oldest.
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break;
      kept.delete(oldest);
    }
    void entry.value.then((value) => {
      entry.until = now() + (value === null ? notFound : found);
    });
    return entry.value;
  };
}
