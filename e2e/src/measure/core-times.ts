import { readFileSync } from "node:fs";

/** Milliseconds since a thread started: on a core, and ready but waiting for one. */
export interface CoreTimes {
  readonly busy: number;
  readonly waited: number;
}

/**
 * The times of the main thread of a process. Linux only, 0 elsewhere: then a wait for a core counts as any other. `busy` can be
 * behind by a tick of the system while the thread runs.
 */
export function readCoreTimes(pid: number): CoreTimes {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    const [busy = 0, waited = 0] = fields.map((nanoseconds) => Number(nanoseconds) / 1e6);
    return { busy, waited };
  } catch {
    return { busy: 0, waited: 0 };
  }
}
