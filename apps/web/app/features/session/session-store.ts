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

/** Dependencies of the store. */
export interface SessionEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Milliseconds since 1970. */
  now(): number;
  warn(message: string): void;
  /** Calls back when another tab changes a key, with null when it clears the storage. */
  onStorageChange(listener: (key: string | null) => void): void;
  /** Calls back when the page is visible again, because timers sleep with the device. */
  onWake(listener: () => void): void;
  schedule(run: () => void, delayMs: number): () => void;
  /** Deletes what else the browser keeps of a member whose session ends. */
  forgetMember(): void;
}

/** The session of this browser, for `useSyncExternalStore`. */
export interface SessionStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /** Reads the storage. Only the first call has an effect. */
  initialize(): void;
  /** Starts a session. `expires_in` defaults to three hours. */
  start(signedIn: SignedIn): Session;
  /** Merges fields into the stored user. Has no effect without a session. */
  patchUser(fields: Partial<User>): void;
  /** Ends the session in this and all other tabs. */
  clear(ended: EndReason): void;
  /** The session if it is valid. Clears an expired one. */
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
    // The token is last, so that other tabs that see it find the rest.
    storage.setItem(sessionStorageKeys.token, session.token);
  }

  function erase(): void {
    const hadSession = storedKeys.some((key) => storage.getItem(key) !== null);
    for (const key of storedKeys) storage.removeItem(key);
    if (hadSession) environment.forgetMember();
  }

  function clear(ended: EndReason): void {
    erase();
    if (state.status !== "visitor") publish({ status: "visitor", ended });
  }

  /** Ends an expired session, and warns once before the expiry. */
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
      environment.warn("session expires in less than five minutes");
    }
    const next = soon ? session.expiresAt : session.expiresAt - expiringSoonMs;
    cancelTimer = environment.schedule(watchExpiry, Math.min(next - now, longestTimerMs));
  }

  /** Adopts another tab's session. It may be half written, so nothing is erased. */
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
      if (state.status === "member" && state.session.user.id !== user.id) environment.forgetMember();
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
