import { useEffect, useSyncExternalStore } from "react";
import { sessionStore } from "./browser-session.ts";
import type { SessionState } from "./session.ts";

const beforeHydration: SessionState = { status: "unknown" };

/** The session of this browser, `unknown` while prerendering and until the storage is read. */
export function useSession(): SessionState {
  useEffect(() => sessionStore.initialize(), []);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot, () => beforeHydration);
}

/**
 * Whether a member is signed in, false until the storage is read. Unlike `useSession` it does not re-render prerendered content
 * for visitors.
 */
export function useIsMember(): boolean {
  useEffect(() => sessionStore.initialize(), []);
  return useSyncExternalStore(sessionStore.subscribe, isMember, () => false);
}

const isMember = () => sessionStore.getSnapshot().status === "member";
