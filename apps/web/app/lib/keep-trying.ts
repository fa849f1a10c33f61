import { log } from "./log.ts";

/** Milliseconds before each new attempt. The last one repeats. */
const PAUSES = [1_000, 3_000, 10_000, 30_000];

let late = 0;
const listeners = new Set<() => void>();

function setLate(count: number): void {
  late = count;
  for (const listener of listeners) listener();
}

/**
 * Loads code until it arrives. Never rejects, because React would replace the whole page, including the user's input, with an error.
 * Waits while there is no network: some browsers remember a failed import until the page is reloaded.
 */
export async function keepTrying<Code>(load: () => Promise<Code>): Promise<Code> {
  // Prerendering must fail.
  if (typeof window === "undefined") return load();
  if (navigator.onLine) {
    try {
      return await load();
    } catch (error) {
      log.warn("loading a part of the page failed, retrying", error);
    }
  }
  setLate(late + 1);
  for (let attempt = 0; ; attempt += 1) {
    await nextAttempt(PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    if (!navigator.onLine) continue;
    const code = await load().catch(() => null);
    if (code === null) continue;
    setLate(late - 1);
    return code;
  }
}

/** Whether a part of the page has not loaded yet. */
export const lateParts = {
  getSnapshot: () => late > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function nextAttempt(pause: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener("online", go);
  });
}
