import { apiBase } from "./api-base.ts";
import { ApiError, networkError } from "./api-error.ts";
import { bearerToken } from "./bearer-token.ts";
import { announceUnauthorized } from "./unauthorized.ts";

interface StreamOptions {
  /** The last event that arrived before, to resume after it. */
  readonly lastId: string | null;
  readonly signal: AbortSignal;
}

/**
 * Opens a stream of server-sent events with the session's token, which the browser's own `EventSource` cannot send. Rejects
 * with an `ApiError`, or with the `AbortError` of the signal.
 */
export async function openStream(
  path: string,
  { lastId, signal }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const headers = new Headers({ Accept: "text/event-stream" });
  const token = bearerToken();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (lastId !== null) headers.set("Last-Event-ID", lastId);
  let response: Response;
  try {
    response = await fetch(`${apiBase}${path}`, { headers, signal, cache: "no-store" });
  } catch (error) {
    if (signal.aborted) throw error;
    throw networkError(error);
  }
  if (response.ok && response.body !== null) return response.body;
  await response.body?.cancel();
  // A session that ended in the meantime has already redirected.
  if (response.status === 401 && token === bearerToken()) announceUnauthorized();
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  throw new ApiError({ status: response.status, retryAfter: Number.isFinite(seconds) ? seconds : null });
}
