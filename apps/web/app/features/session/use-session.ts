import { useEffect, useSyncExternalStore } from "react";
import { sessionStore } from "./browser-session.ts";
import type { SessionState } from "./session.ts";

const beforeHydration: SessionState = { status: "unknown" };

/** The session of this browser; `unknown` while prerendering and until the storage has been read. */
export function useSession(): SessionState {
  useEffect(() => sessionStore.initialize(), []);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot, () => beforeHydration);
}

/**
 * Whether a member is signed in here; false until the storage has been read. Unlike `useSession` it changes nothing for a
 * visitor: what was prerendered for them is not drawn a second time.
 */
export function useIsMember(): boolean {
  useEffect(() => sessionStore.initialize(), []);
  return useSyncExternalStore(sessionStore.subscribe, isMember, () => false);
}

const isMember = () => sessionStore.getSnapshot().status === "member";
