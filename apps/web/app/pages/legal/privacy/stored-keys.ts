import { sessionStorageKeys } from "@canopy/shared/session";

/** Keys that the site writes to local storage. `stored-keys.test.ts` finds missing ones. */
export const storedKeys = {
  session: Object.values(sessionStorageKeys),
  theme: ["canopy-theme"],
  locale: ["canopy-locale"],
  digits: ["canopy-digits"],
  look: ["canopy-look-of-session"],
  wallet: ["canopy-wallet"],
  pending: ["canopy-pending-transactions"],
  swaps: ["canopy-swap-records"],
  tokens: ["canopy-swap-tokens"],
  limits: ["canopy-swap-settings"],
  chat: ["canopy-chat-visitor", "canopy-chat-conversation"],
} as const satisfies Record<string, readonly string[]>;

/** The caches that the site opens. */
export const storedCaches = ["canopy-tree"];
