import type { endpoints } from "@canopy/shared/api/endpoints";
import { log } from "../lib/log.ts";
import { apiBase } from "./api-base.ts";
import { bearerToken } from "./bearer-token.ts";
import { createClient } from "./create-client.ts";
import { announceUnauthorized } from "./unauthorized.ts";

/** The API of this site. */
export const api = createClient<typeof endpoints>({
  baseUrl: apiBase,
  token: bearerToken,
  onUnauthorized: announceUnauthorized,
  warn: log.warn,
  now: Date.now,
  timeoutMs: 30_000,
});
