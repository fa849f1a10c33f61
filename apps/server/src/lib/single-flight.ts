/**
 * Caches the result of `load` for `milliseconds`. Calls during a load share it. A failure reaches all of them and is not
 * cached.
 */
export function singleFlight<Result>(
  load: () => Promise<Result>,
  milliseconds: number,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let cached: { result: Promise<Result>; until: number } | undefined;
  return () => {
    if (cached !== undefined && now() < cached.until) return cached.result;
    const entry = { result: load(), until: Number.POSITIVE_INFINITY };
    cached = entry;
    entry.result.then(
      () => {
        entry.until = now() + milliseconds;
      },
      () => {
        if (cached === entry) cached = undefined;
      },
    );
    return entry.result;
  };
}
