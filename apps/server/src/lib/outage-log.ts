import type { Logger } from "pino";

/** Milliseconds after which a lasting outage is logged again. */
const REMINDER = 600_000;

/** Logs a row of failures as one line when it begins and one when it ends, instead of a line for each try. */
export interface OutageLog {
  failed(error: unknown, fields?: object): void;
  succeeded(): void;
}

export interface OutageTexts {
  failed: string;
  /** Omit it if a recovery is not worth a log line. */
  recovered?: string;
}

/**
 * Another kind of error within an outage is logged too, and every `reminder` milliseconds the number of failures. A success
 * ends the outage if nothing failed for `quiet` milliseconds, so that failures in between do not begin new ones.
 */
export function createOutageLog(
  log: Logger,
  { failed, recovered }: OutageTexts,
  { reminder = REMINDER, quiet = 0, now = () => performance.now() } = {},
): OutageLog {
  const kinds = new Set<string>();
  let failures = 0;
  let since = 0;
  let failedAt = 0;
  let loggedAt = 0;
  return {
    failed(error, fields = {}) {
      const time = now();
      if (failures === 0) since = time;
      failures += 1;
      failedAt = time;
      const kind = error instanceof Error ? error.name : typeof error;
      if (kinds.has(kind) && time - loggedAt < reminder) return;
      kinds.add(kind);
      loggedAt = time;
      log.warn({ err: error, failures, ...fields }, failed);
    },
    succeeded() {
      if (failures === 0 || now() - failedAt < quiet) return;
      if (recovered !== undefined)
        log.info({ failures, seconds: Math.round((now() - since) / 1_000) }, recovered);
      failures = 0;
      kinds.clear();
    },
  };
}
