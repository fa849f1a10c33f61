import { apiBase } from "./api-base.ts";
import { type ApiError, networkError } from "./api-error.ts";
import { bearerToken } from "./bearer-token.ts";
import { type Envelope, readEnvelope, toError } from "./create-client.ts";
import { readStream, type StreamEvent } from "./read-stream.ts";
import { announceUnauthorized } from "./unauthorized.ts";

/** Milliseconds without a byte after which a request fails, as every other one does. */
const QUIET_MS = 30_000;

/** An event of the response, or the envelope of a server that answers at once. */
export type Posted = { readonly event: StreamEvent } | { readonly envelope: Envelope };

/**
 * Posts, and reads the response as server-sent events or as JSON.
 *
 * @throws ApiError without a response, or for an error response; the `AbortError` of the signal
 */
export async function* postForEvents(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<Posted> {
  const token = bearerToken();
  const response = await request(path, body, token, signal);
  if (!response.ok) throw await readError(response, token);
  const type = response.headers.get("Content-Type") ?? "";
  try {
    if (response.body !== null && type.startsWith("text/event-stream")) {
      for await (const event of readStream(response.body, QUIET_MS)) yield { event };
    } else {
      yield { envelope: readEnvelope(await response.text()) };
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw networkError(error);
  }
  signal.throwIfAborted();
}

async function request(
  path: string,
  body: unknown,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ Accept: "text/event-stream", "Content-Type": "application/json" });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), QUIET_MS);
  try {
    return await fetch(`${apiBase}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
      cache: "no-store",
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw networkError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function readError(response: Response, token: string | null): Promise<ApiError> {
  const envelope = readEnvelope(await response.text().catch(() => ""));
  // A session that ended in the meantime has already redirected.
  if (response.status === 401 && token === bearerToken()) announceUnauthorized();
  return toError(response, envelope);
}
