import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { ApiError } from "../api-error.ts";
import { toCaller } from "./caller.ts";
import { shareWindows } from "./share-windows.ts";
import type { SharedCounts } from "./shared-counts.ts";
import { createWindows } from "./windows.ts";

/** The part of the limit that a process counts before it shares the count with others. */
const SHARED_PART = 20;

/**
 * A hook that allows `max` requests a minute from one network address, to all api processes together. A request never waits
 * for the database: a process counts in memory, and shares the counts of busy addresses in the background. Two processes
 * can therefore allow a twentieth more. Without the database each process applies the limit alone, because cached reads
 * don't need the database either. @fastify/rate-limit, which serves single endpoints, awaits three promises per request: a
 * tenth of the time of a cached response.
 */
export function generalLimit(
  max: number,
  counts: Pick<SharedCounts, "add">,
  onExceeded: (request: FastifyRequest) => void,
) {
  const findWindow = createWindows();
  const step = Math.ceil(max / SHARED_PART);
  const share = shareWindows(counts);
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const caller = toCaller(request);
    const now = Date.now();
    const window = findWindow(caller, now);
    window.count += 1;
    window.unshared += 1;
    // Once all processes know that the limit is reached, the count itself does not matter.
    if (window.unshared >= step && window.count - window.unshared <= max) share(caller, window);
    const reset = Math.ceil((window.end - now) / 1_000);
    request.allowance = { limit: max, remaining: Math.max(0, max - window.count), reset };
    if (window.count <= max) {
      done();
      return;
    }
    onExceeded(request);
    reply.header("retry-after", reset);
    done(new ApiError("TOO_MANY_REQUESTS"));
  };
}

export type GeneralLimit = ReturnType<typeof generalLimit>;
