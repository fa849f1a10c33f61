import type { SessionData, User } from "@canopy/shared/api/auth";
import { EXPIRING_SOON_SECONDS } from "@canopy/shared/session";

/** Milliseconds before expiry from which on a token counts as expiring soon. */
export const expiringSoonMs = EXPIRING_SOON_SECONDS * 1000;

/** A signed-in member. `expiresAt`: milliseconds since 1970. */
export interface Session {
  readonly token: string;
  readonly user: User;
  readonly expiresAt: number;
}

/** How a session came to its end: the member asked for it, it ran out, or the wallet went to another account. */
export type EndReason = "logout" | "ended" | "account-changed";

/** `unknown` until the browser's storage has been read: while prerendering, and for a moment after. */
export type SessionState =
  | { readonly status: "unknown" }
  /** `ended` says what happened to the session of this very page, if there was one. */
  | { readonly status: "visitor"; readonly ended: EndReason | null }
  | { readonly status: "member"; readonly session: Session };

/** What POST /auth/login and /auth/register answer; `expires_in` may be absent. */
export type SignedIn = Omit<SessionData, "expires_in"> & { readonly expires_in?: number | undefined };

/** The user in a stored text, or null when there is none or it is damaged. */
export function parseStoredUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** By hand instead of by a schema: every public page reads the session, and none of them should load zod for it. */
function isUser(stored: unknown): stored is User {
  if (typeof stored !== "object" || stored === null) return false;
  const { id, wallet, username, box, inPlus, avatar }: { [Field in keyof User]?: unknown } = stored;
  return (
    typeof id === "number" &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    matches(wallet, /^0x[0-9a-fA-F]{40}$/) &&
    matches(username, /./) &&
    matches(box, /^\d+$/) &&
    typeof inPlus === "boolean" &&
    (avatar === null || typeof avatar === "string")
  );
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}

/** The expiry in a stored text in milliseconds, or null when it is no time. */
export function parseStoredExpiry(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether the session is over: from its expiry on, that moment included. */
export function isExpired(session: Session, now: number): boolean {
  return now >= session.expiresAt;
}

/** Whether five minutes or less are left. */
export function isExpiringSoon(session: Session, now: number): boolean {
  return !isExpired(session, now) && session.expiresAt - now <= expiringSoonMs;
}
