import createClient from "openapi-fetch";
import { sessionStore } from "../features/session/browser-session.ts";
import { announceUnauthorized } from "../features/session/unauthorized.ts";
import { log } from "../lib/log.ts";
import { apiBase } from "./api-base.ts";
import { requestPolicy } from "./request-policy.ts";
import type { paths } from "./schema.gen.ts";

/** Milliseconds until an unanswered request is given up. */
const timeoutMs = 30_000;

/** The API, typed by its own OpenAPI document. */
export const api = createClient<paths>({ baseUrl: apiBase });

api.use(
  requestPolicy({
    token: () => sessionStore.current()?.token ?? null,
    onUnauthorized: announceUnauthorized,
    warn: (message, details) => (details === undefined ? log.warn(message) : log.warn(message, details)),
    now: () => Date.now(),
    timeoutMs,
  }),
);
