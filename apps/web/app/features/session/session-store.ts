import type { User } from "@canopy/shared/api/auth";
import { SESSION_SECONDS, sessionStorageKeys } from "@canopy/shared/session";
import {
  type EndReason,
  expiringSoonMs,
  isExpired,
  isExpiringSoon,
  parseStoredExpiry,
  parseStoredUser,
  type Session,
  type SessionState,
  type SignedIn,
} from "./session.ts";

/** What the store needs from the world around it. */
export interface SessionEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Milliseconds since 1970. */
  now(): number;
  warn(message: string): void;
  /** Calls back when another tab changed the key; null means that it emptied the storage. */
  onStorageChange(listener: (key: string | null) => void): void;
  /** Calls back when the page is looked at again: timers sleep while a device does. */
  onWake(listener: () => void): void;
  schedule(run: () => void, delayMs: number): () => void;
}

/** The session of this browser, for `useSyncExternalStore`. */
export interface SessionStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /** Reads what is stored; only the first call does anything. */
  initialize(): void;
  /** Begins a session; `expires_in` defaults to three hours. */
  start(signedIn: SignedIn): Session;
  /** Merges fields into the stored user; without a session nothing happens. */
  patchUser(fields: Partial<User>): void;
  /** Ends the session in this and all other tabs. */
  clear(ended: EndReason): void;
  /** The session if it is still valid now. An expired one is cleared. */
  current(): Session | null;
}

const unknown: SessionState = { status: "unknown" };
const visitor: SessionState = { status: "visitor", ended: null };
const longestTimerMs = 2 ** 31 - 1;
const storedKeys: readonly string[] = Object.values(sessionStorageKeys);

export function createSessionStore(environment: SessionEnvironment): SessionStore {
  const { storage } = environment;
  const listeners = new Set<() => void>();
  let state: SessionState = unknown;
  let initialized = false;
  let warnedToken: string | null = null;
  let cancelTimer = () => {};

  function publish(next: SessionState): void {
    state = next;
    watchExpiry();
    for (const listener of [...listeners]) listener();
  }

  function read(): Session | null {
    const token = storage.getItem(sessionStorageKeys.token);
    const user = parseStoredUser(storage.getItem(sessionStorageKeys.user));
    const expiresAt = parseStoredExpiry(storage.getItem(sessionStorageKeys.expiry));
    return token && user && expiresAt !== null ? { token, user, expiresAt } : null;
  }

  function write(session: Session): void {
    storage.setItem(sessionStorageKeys.user, JSON.stringify(session.user));
    storage.setItem(sessionStorageKeys.expiry, String(session.expiresAt));
    // Last, so that another tab that sees the token finds the rest as well.
    storage.setItem(sessionStorageKeys.token, session.token);
  }

  function erase(): void {
    for (const key of storedKeys) storage.removeItem(key);
  }

  function clear(ended: EndReason): void {
    erase();
    if (state.status !== "visitor") publish({ status: "visitor", ended });
  }

  /** Ends an expired session, warns once of one that is about to. */
  function watchExpiry(): void {
    cancelTimer();
    cancelTimer = () => {};
    if (state.status !== "member") return;
    const { session } = state;
    const now = environment.now();
    if (isExpired(session, now)) {
      clear("ended");
      return;
    }
    const soon = isExpiringSoon(session, now);
    if (soon && warnedToken !== session.token) {
      warnedToken = session.token;
      environment.warn("The session ends in less than five minutes; sign in again to go on after that.");
    }
    const next = soon ? session.expiresAt : session.expiresAt - expiringSoonMs;
    cancelTimer = environment.schedule(watchExpiry, Math.min(next - now, longestTimerMs));
  }

  /** Takes over what another tab wrote. It may be half written, so nothing is erased here. */
  function follow(key: string | null): void {
    if (key !== null && !storedKeys.includes(key)) return;
    const session = read();
    if (session !== null) publish({ status: "member", session });
    else if (state.status !== "visitor") publish(visitor);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    initialize() {
      if (initialized) return;
      initialized = true;
      environment.onStorageChange(follow);
      environment.onWake(watchExpiry);
      const session = read();
      if (session === null) erase();
      publish(session === null ? visitor : { status: "member", session });
    },
    start({ token, user, expires_in }) {
      const expiresAt = environment.now() + (expires_in ?? SESSION_SECONDS) * 1000;
      const session: Session = { token, user, expiresAt };
      write(session);
      publish({ status: "member", session });
      return session;
    },
    patchUser(fields) {
      if (state.status !== "member") return;
      const session: Session = { ...state.session, user: { ...state.session.user, ...fields } };
      storage.setItem(sessionStorageKeys.user, JSON.stringify(session.user));
      publish({ status: "member", session });
    },
    clear,
    current() {
      if (state.status !== "member") return null;
      if (!isExpired(state.session, environment.now())) return state.session;
      clear("ended");
      return null;
    },
  };
}
