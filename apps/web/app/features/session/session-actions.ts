import type { User } from "@canopy/shared/api/auth";
import { ApiError } from "../../api/api-error.ts";
import type { EndReason } from "./session.ts";
import type { SessionStore } from "./session-store.ts";

/** Dependencies of the session actions. */
export interface SessionServices {
  readonly store: Pick<SessionStore, "current" | "patchUser" | "clear">;
  fetchUser(): Promise<User>;
  postLogout(token: string): Promise<void>;
  warn(message: string, error: unknown): void;
  wait(ms: number): Promise<void>;
}

/** Ends the session locally, and on the server if it is reachable. Never throws. */
export async function logout({ store, postLogout, warn }: SessionServices, reason: EndReason): Promise<void> {
  const session = store.current();
  store.clear(reason);
  if (session === null) return;
  try {
    await postLogout(session.token);
  } catch (error) {
    warn("logout request failed, the token expires on the server", error);
  }
}

/** Milliseconds before each retry of an unanswered request. */
const pauses = [1_000, 3_000];

/**
 * Retries a request without a response, because navigating away aborts requests and must not log the member out.
 */
async function fetchWithRetry({ fetchUser, wait }: SessionServices): Promise<User> {
  for (const pause of pauses) {
    try {
      return await fetchUser();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      await wait(pause);
    }
  }
  return fetchUser();
}

/**
 * Updates the stored user. Throws "No user data available" without a valid stored one. Every failure ends the session.
 */
export async function refreshUser(services: SessionServices): Promise<User> {
  const session = services.store.current();
  try {
    if (session === null) throw new Error("No user data available");
    const user = await fetchWithRetry(services);
    // Ignore the response if the session has changed in the meantime.
    if (services.store.current()?.token === session.token) services.store.patchUser(user);
    return user;
  } catch (error) {
    services.warn("loading the current user failed, ending the session", error);
    if (services.store.current()?.token === session?.token) await logout(services, "ended");
    throw error;
  }
}

/**
 * Keeps the session alive on the server, which ends idle ones. A 401 ends the session as everywhere else; other failures are
 * ignored.
 */
export async function keepAlive({ store, fetchUser, warn }: SessionServices): Promise<void> {
  const session = store.current();
  if (session === null) return;
  try {
    const user = await fetchUser();
    if (store.current()?.token === session.token) store.patchUser(user);
  } catch (error) {
    warn("keep-alive request failed", error);
  }
}
