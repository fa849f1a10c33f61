import type { Middleware } from "openapi-fetch";
import { networkError } from "./api-error.ts";
import { errorOfResponse } from "./response-error.ts";

/** What the rules for every request need from the page. */
export interface PolicyEnvironment {
  /** The bearer token of the present session, if there is one. */
  token(): string | null;
  /** Called on every 401. */
  onUnauthorized(): void;
  warn(message: string, details?: unknown): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds until an unanswered request is given up. */
  timeoutMs: number;
}

/**
 * The rules of every request to the API: JSON accepted, the bearer token, `_t` on GET, the time limit; and of every
 * answer: a status outside 200-299 and no answer at all are thrown as an `ApiError`.
 */
export function requestPolicy(environment: PolicyEnvironment): Middleware {
  return {
    onRequest({ request }) {
      const headers = new Headers(request.headers);
      headers.set("Accept", "application/json");
      const token = environment.token();
      if (token !== null && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${token}`);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(environment.timeoutMs)]);
      if (request.method !== "GET") return new Request(request, { headers, signal });
      const url = new URL(request.url);
      url.searchParams.set("_t", String(environment.now()));
      return new Request(new Request(url, request), { headers, signal });
    },

    async onResponse({ request, response }) {
      if (response.ok) return;
      const error = await errorOfResponse(response);
      const what = `${request.method} ${new URL(request.url).pathname}: ${error.status} ${error.message}`;
      environment.warn(what, error.status === 422 ? error.errors : undefined);
      if (error.status === 401) environment.onUnauthorized();
      throw error;
    },

    onError({ error, request }) {
      // The page itself gave up, for instance because the person went elsewhere: nobody's fault.
      if (error instanceof DOMException && error.name === "AbortError") return;
      environment.warn(`${request.method} ${new URL(request.url).pathname}: no answer`, error);
      return networkError(error);
    },
  };
}
