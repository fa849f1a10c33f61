import type { SessionData, User } from "@canopy/shared/api/auth";
import { EXPIRING_SOON_SECONDS } from "@canopy/shared/session";

/** Milliseconds before the expiry at which a token counts as expiring soon. */
export const expiringSoonMs = EXPIRING_SOON_SECONDS * 1000;

/** A signed-in member. `expiresAt`: milliseconds since 1970. */
export interface Session {
  readonly token: string;
  readonly user: User;
  readonly expiresAt: number;
}

/** Why a session ended: logout, expiry, another account in the wallet, or another wallet of the seat. */
export type EndReason = "logout" | "ended" | "account-changed" | "seat-moved";

/** `unknown` while prerendering and until the storage is read. */
export type SessionState =
  | { readonly status: "unknown" }
  /** `ended`: why the session of this page ended, if there was one. */
  | { readonly status: "visitor"; readonly ended: EndReason | null }
  | { readonly status: "member"; readonly session: Session };

/** The response of POST /auth/login and /auth/register. `expires_in` may be absent. */
export type SignedIn = Omit<SessionData, "expires_in"> & { readonly expires_in?: number | undefined };

/** Parses a stored user, null if it is missing or corrupt. */
export function parseStoredUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Without a schema, because every public page reads the session and none should load zod for it. */
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

/** Parses a stored expiry in milliseconds, null if it is invalid. */
export function parseStoredExpiry(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether the session has expired. The expiry itself counts as expired. */
export function isExpired(session: Session, now: number): boolean {
  return now >= session.expiresAt;
}

/** Whether five minutes or less are left. */
export function isExpiringSoon(session: Session, now: number): boolean {
  return !isExpired(session, now) && session.expiresAt - now <= expiringSoonMs;
}
