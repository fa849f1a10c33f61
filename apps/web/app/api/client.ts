import type { endpoints } from "@canopy/shared/api/endpoints";
import { log } from "../lib/log.ts";
import { bearerToken } from "./bearer-token.ts";
import { createClient } from "./create-client.ts";
import { announceUnauthorized } from "./unauthorized.ts";

/** Where the API is. `VITE_API_BASE` at build time names another host. */
export const apiBase: string = import.meta.env["VITE_API_BASE"] ?? "/api";

/** The API of this site. */
export const api = createClient<typeof endpoints>({
  baseUrl: apiBase,
  token: bearerToken,
  onUnauthorized: announceUnauthorized,
  warn: log.warn,
  now: Date.now,
  timeoutMs: 30_000,
});
