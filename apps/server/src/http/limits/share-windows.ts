import { setTimeout as sleep } from "node:timers/promises";
import type { SharedCount, SharedCounts } from "./shared-counts.ts";
import type { Window } from "./windows.ts";

/** Windows per statement. */
const BATCH = 500;
/** Windows that wait for their turn. More are shared with a later request. */
const MAXIMUM_WAITING = 5_000;
/** Milliseconds between two statements of a process, and after a failure. */
const PAUSE = 50;
const FAILURE_PAUSE = 2_000;

/** Returns a function that adds a window's requests to the shared count, in the background and several windows at a time. */
export function shareWindows(counts: Pick<SharedCounts, "add">) {
  let waiting = new Map<string, Window>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, BATCH);
      for (const [caller] of batch) waiting.delete(caller);
      const isShared = await addBatch(batch);
      // Until then the process counts alone, and the database has a pause.
      if (!isShared) waiting = new Map();
      await sleep(isShared ? PAUSE : FAILURE_PAUSE, undefined, { ref: false });
    }
    isRunning = false;
  }

  async function addBatch(batch: readonly (readonly [string, Window])[]): Promise<boolean> {
    const now = Date.now();
    const taken = batch.map(([caller, window]) => {
      const requests = window.unshared;
      window.unshared = 0;
      return { window, requests, name: `general ${caller}`, left: Math.max(1, window.end - now) };
    });
    const additions = taken.map(({ name, requests, left }) => ({ name, requests, window: left }));
    const shared = await counts.add(additions).catch(() => null);
    for (const [index, { window, requests }] of taken.entries()) {
      const count = shared?.[index];
      if (count === undefined) window.unshared += requests;
      else adopt(window, count);
    }
    return shared !== null;
  }

  return (caller: string, window: Window): void => {
    if (waiting.size >= MAXIMUM_WAITING) return;
    waiting.set(caller, window);
    if (!isRunning) void run();
  };
}

/** All processes end the window together, so that none of them starts a new one early. */
function adopt(window: Window, { requests, remaining }: SharedCount): void {
  window.count = requests + window.unshared;
  window.end = Date.now() + remaining;
}
