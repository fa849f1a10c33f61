/** Milliseconds between one try and the next. */
const pauses = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_000];

/** Tries again, at growing intervals and some twenty seconds in all, as long as the failure is one that passes. */
export async function withPatience<Result>(
  attempt: () => Promise<Result>,
  passes: (error: unknown) => boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error)) throw error;
      await wait(pause);
    }
  }
  return attempt();
}
