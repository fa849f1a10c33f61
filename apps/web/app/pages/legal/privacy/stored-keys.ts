import { sessionStorageKeys } from "@canopy/shared/session";

/** What this site writes into a browser's local storage; `stored-keys.test.ts` looks for keys that are missing here. */
export const storedKeys = {
  session: Object.values(sessionStorageKeys),
  theme: ["canopy-theme"],
  locale: ["canopy-locale"],
  wallet: ["canopy-wallet"],
  pending: ["canopy-pending-transactions"],
} as const satisfies Record<string, readonly string[]>;
