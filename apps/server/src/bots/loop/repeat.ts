import { setTimeout as sleep } from "node:timers/promises";
import { toRetryDelay } from "../../lib/retry-delay.ts";
import { traced } from "../../tracing/trace.ts";
import type { Part, PartObserver } from "./observe-parts.ts";

/**
 * Repeats the work of a part until `signal` is aborted. No failure ends it.
 *
 * @param work returns the milliseconds until it is repeated
 */
export async function repeat(
  part: Part,
  work: () => Promise<number>,
  { observer, signal }: { observer: PartObserver; signal: AbortSignal },
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    let pause: number;
    try {
      pause = await traced(`${part} tick`, "internal", {}, work);
      observer.succeeded(part, (performance.now() - startedAt) / 1_000);
      failures = 0;
    } catch (error) {
      failures += 1;
      pause = toRetryDelay(failures);
      observer.failed(part, error, failures);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
