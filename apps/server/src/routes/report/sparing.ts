/** A result is given for twenty times as long as it took, so that a twentieth of the time is spent on it at most. */
const TIMES = 20;
/** Milliseconds for which a result is given at least; and for how much longer while another one is loaded. */
const LEAST = 2_000;
const GRACE = 600_000;

/**
 * Runs a slow `load` seldom: callers are given the last result, and where that has grown old, one of them sets off the next
 * load and is still given the old one. Callers wait only while there is nothing, or nothing that grew old within the last ten
 * minutes; all of them for one and the same load. A failure is passed on to those who wait, and kept by nobody.
 */
export function sparing<Result>(
  load: () => Promise<Result>,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let kept: { result: Result; until: number } | undefined;
  let loading: Promise<Result> | undefined;

  async function loadNow(): Promise<Result> {
    const start = now();
    try {
      const result = await load();
      const at = now();
      kept = { result, until: at + Math.max(LEAST, TIMES * (at - start)) };
      return result;
    } finally {
      loading = undefined;
    }
  }

  return async () => {
    if (kept !== undefined && now() < kept.until) return kept.result;
    loading ??= loadNow();
    if (kept === undefined || now() >= kept.until + GRACE) return loading;
    // Nobody waits for this one: when it fails, the next caller tries again.
    loading.catch(() => undefined);
    return kept.result;
  };
}
