/** How long an answer is kept, in milliseconds, and how many are. */
export interface Memory {
  found: number;
  notFound: number;
  most: number;
}

/**
 * Keeps what `ask` found for each key, the newest `most` of them; callers who come while one asks wait for the same answer.
 * A failure counts as not found.
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
    // Anew, so that the first of the map is always the oldest.
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
