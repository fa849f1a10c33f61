import createClient from "openapi-fetch";
import { log } from "../lib/log.ts";
import { apiBase } from "./api-base.ts";
import { bearerToken } from "./bearer-token.ts";
import { requestPolicy } from "./request-policy.ts";
import type { paths } from "./schema.gen.ts";
import { announceUnauthorized } from "./unauthorized.ts";

/** Milliseconds until an unanswered request is given up. */
const timeoutMs = 30_000;

/** The API, typed by its own OpenAPI document. */
export const api = createClient<paths>({ baseUrl: apiBase });

api.use(
  requestPolicy({
    token: bearerToken,
    onUnauthorized: announceUnauthorized,
    warn: (message, details) => (details === undefined ? log.warn(message) : log.warn(message, details)),
    now: () => Date.now(),
    timeoutMs,
  }),
);
