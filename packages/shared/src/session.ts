/** Lifetime of a token; clients assume it when a response has no `expires_in`. */
export const SESSION_SECONDS = 10_800;

/** Seconds without use after which a token ends. */
export const SESSION_IDLE_SECONDS = 3_600;

/** A token expires soon when fewer seconds are left. */
export const EXPIRING_SOON_SECONDS = 5 * 60;

/** Seconds in which the client must sign a sign-in message and send it back. */
export const SIGN_IN_SECONDS = 5 * 60;

/** The keys under which a browser keeps its session. */
export const sessionStorageKeys = {
  token: "auth-token",
  user: "auth-user",
  expiry: "auth-token-expiry",
} as const;
