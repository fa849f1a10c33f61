import type { Logger } from "pino";
import { pathOf } from "./not-found.ts";

/** Milliseconds between two lines about one path. */
const INTERVAL = 1_000;

/** Logs answers from memory, many in one line: a line for each would cost more than the answers themselves. */
export function createEarlyLog(log: Logger) {
  const counts = new Map<string, { path: string; status: number; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    for (const answers of counts.values()) log.info({ method: "GET", ...answers }, "answered from memory");
    counts.clear();
  }

  return {
    note(url: string, status: number): void {
      const path = pathOf({ url });
      const key = `${status} ${path}`;
      const answers = counts.get(key);
      if (answers === undefined) counts.set(key, { path, status, count: 1 });
      else answers.count += 1;
    },
    start(): void {
      timer = setInterval(write, INTERVAL).unref();
    },
    stop(): void {
      clearInterval(timer);
      write();
    },
  };
}
