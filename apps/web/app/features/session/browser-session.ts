import { provideBearerToken } from "../../api/bearer-token.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { log } from "../../lib/log.ts";
import { deleteOwnTrees } from "../../lib/stored-trees.ts";
import { createSessionStore } from "./session-store.ts";

/** The session of this browser. Reads nothing before `initialize`. */
export const sessionStore = createSessionStore({
  storage: browserStorage,
  now: () => Date.now(),
  warn: (message) => log.warn(message),
  onStorageChange: (listener) => window.addEventListener("storage", (event) => listener(event.key)),
  onWake: (listener) =>
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") listener();
    }),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  forgetMember: () => void deleteOwnTrees(),
});

provideBearerToken(() => sessionStore.current()?.token ?? null);
