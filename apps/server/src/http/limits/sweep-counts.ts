import type { FastifyInstance } from "fastify";
import type { SharedCounts } from "./shared-counts.ts";

/** Milliseconds. */
const INTERVAL = 10_000;

/** Deletes old counts while the app runs. Each api process does, and leaves the rows that another one is deleting. */
export function sweepCounts(app: FastifyInstance, counts: Pick<SharedCounts, "sweep">): void {
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Without the database there is nothing to delete; the next turn tries again.
    sweeping ??= counts
      .sweep()
      .catch(() => undefined)
      .finally(() => {
        sweeping = undefined;
      });
  }, INTERVAL).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await sweeping;
  });
}
