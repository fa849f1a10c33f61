import { useEffect, useSyncExternalStore } from "react";
import { sessionStore } from "./browser-session.ts";
import type { SessionState } from "./session.ts";

const beforeHydration: SessionState = { status: "unknown" };

/** The session of this browser; `unknown` while prerendering and until the storage has been read. */
export function useSession(): SessionState {
  useEffect(() => sessionStore.initialize(), []);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot, () => beforeHydration);
}
