import createClient from "openapi-fetch";
import { log } from "../log.ts";
import { sessionStore } from "../session/browser-session.ts";
import { announceUnauthorized } from "../session/unauthorized.ts";
import { requestPolicy } from "./request-policy.ts";
import type { paths } from "./schema.gen.ts";

/** Milliseconds until an unanswered request is given up. */
const timeoutMs = 30_000;

/** The API, typed by its own OpenAPI document. `VITE_API_BASE` at build time points it to another host. */
export const api = createClient<paths>({ baseUrl: import.meta.env["VITE_API_BASE"] ?? "/api" });

api.use(
  requestPolicy({
    token: () => sessionStore.current()?.token ?? null,
    onUnauthorized: announceUnauthorized,
    warn: (message, details) => (details === undefined ? log.warn(message) : log.warn(message, details)),
    now: () => Date.now(),
    timeoutMs,
  }),
);
