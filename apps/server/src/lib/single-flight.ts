/**
 * Keeps what `load` gave for `milliseconds`, and lets callers who come meanwhile wait for one and the same load. A failure
 * is passed on to them and not kept.
 */
export function singleFlight<Result>(
  load: () => Promise<Result>,
  milliseconds: number,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let kept: { result: Promise<Result>; until: number } | undefined;
  return () => {
    if (kept !== undefined && now() < kept.until) return kept.result;
    const entry = { result: load(), until: Number.POSITIVE_INFINITY };
    kept = entry;
    entry.result.then(
      () => {
        entry.until = now() + milliseconds;
      },
      () => {
        if (kept === entry) kept = undefined;
      },
    );
    return entry.result;
  };
}
