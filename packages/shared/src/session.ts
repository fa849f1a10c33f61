/** Seconds that a token lives, and that a client assumes when an answer carries no `expires_in`. */
export const SESSION_SECONDS = 10_800;

/** Seconds after which a token that nobody used ends. */
export const SESSION_IDLE_SECONDS = 3_600;

/** Seconds before its end from which on a token counts as expiring soon. */
export const EXPIRING_SOON_SECONDS = 5 * 60;

/** Seconds for which a sign-in request (its nonce) can be signed and handed in. */
export const NONCE_SECONDS = 5 * 60;

/** The keys under which a browser keeps its session. */
export const sessionStorageKeys = {
  token: "auth-token",
  user: "auth-user",
  expiry: "auth-token-expiry",
} as const;
