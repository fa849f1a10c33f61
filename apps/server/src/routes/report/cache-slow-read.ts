/** A result is fresh for twenty times as long as it took, so loading takes at most a twentieth of the time. */
const FRESH_FACTOR = 20;
/** Milliseconds for which a result is fresh at least, and for which a stale result is served. */
const MINIMUM_FRESH = 2_000;
const MAXIMUM_STALE = 600_000;

/**
 * Caches the result of a slow `load`. A stale result is returned while the next one loads, for ten minutes at most. Only
 * calls without such a result wait, and all of them share one load. A failure reaches them and is not cached.
 */
export function cacheSlowRead<Result>(
  load: () => Promise<Result>,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let cached: { result: Result; until: number } | undefined;
  let loading: Promise<Result> | undefined;

  async function loadNow(): Promise<Result> {
    const start = now();
    try {
      const result = await load();
      const at = now();
      cached = { result, until: at + Math.max(MINIMUM_FRESH, FRESH_FACTOR * (at - start)) };
      return result;
    } finally {
      loading = undefined;
    }
  }

  return async () => {
    if (cached !== undefined && now() < cached.until) return cached.result;
    loading ??= loadNow();
    if (cached === undefined || now() >= cached.until + MAXIMUM_STALE) return loading;
    // No caller waits for this load: after a failure the next call retries.
    loading.catch(() => undefined);
    return cached.result;
  };
}
