import type { User } from "@canopy/shared/api/auth";
import { ApiError } from "../../api/api-error.ts";
import type { EndReason } from "./session.ts";
import type { SessionStore } from "./session-store.ts";

/** What ending and refreshing a session needs. */
export interface SessionServices {
  readonly store: Pick<SessionStore, "current" | "patchUser" | "clear">;
  fetchUser(): Promise<User>;
  postLogout(token: string): Promise<void>;
  warn(message: string, error: unknown): void;
  wait(ms: number): Promise<void>;
}

/** Ends the session here at once, and on the server if it can be reached. Never throws. */
export async function logout({ store, postLogout, warn }: SessionServices, reason: EndReason): Promise<void> {
  const session = store.current();
  store.clear(reason);
  if (session === null) return;
  try {
    await postLogout(session.token);
  } catch (error) {
    warn("The server could not be told of the logout; its token ends by itself.", error);
  }
}

/** Milliseconds to wait before each further try when nothing answered. */
const pauses = [1_000, 3_000];

/**
 * A request that nobody answers is tried again before it counts as failed: a page that is being left breaks off its
 * requests, and that must not log anybody out.
 */
async function fetchPatiently({ fetchUser, wait }: SessionServices): Promise<User> {
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
 * Brings the stored user up to date. Throws "No user data available" without a valid stored one; this and every other
 * failure ends the session.
 */
export async function refreshUser(services: SessionServices): Promise<User> {
  const session = services.store.current();
  try {
    if (session === null) throw new Error("No user data available");
    const user = await fetchPatiently(services);
    // A session that ended, or another that began, while the server answered is none of this answer's business.
    if (services.store.current()?.token === session.token) services.store.patchUser(user);
    return user;
  } catch (error) {
    services.warn("The current user could not be loaded; the session ends.", error);
    if (services.store.current()?.token === session?.token) await logout(services, "ended");
    throw error;
  }
}

/**
 * Tells the server that the member is still here, before it takes the session for forgotten. A server that knows the token
 * no longer answers 401, which ends the session like everywhere else; any other failure changes nothing.
 */
export async function keepAlive({ store, fetchUser, warn }: SessionServices): Promise<void> {
  const session = store.current();
  if (session === null) return;
  try {
    const user = await fetchUser();
    if (store.current()?.token === session.token) store.patchUser(user);
  } catch (error) {
    warn("The server could not be told that the member is still here.", error);
  }
}
