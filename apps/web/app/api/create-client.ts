import { defaultHttpMessage } from "@canopy/shared/http-message";
import * as z from "zod/mini";
import { ApiError, networkError } from "./api-error.ts";
import type { Accepting, BodyOf, EndpointTable, ParametersOf, PathOf } from "./endpoint-types.ts";
import type { SentRequest } from "./send-with-progress.ts";

/** What the client needs from the page. */
export interface ClientEnvironment {
  readonly baseUrl: string;
  /** The bearer token of the session, if there is one. */
  token(): string | null;
  /** Runs on every 401 of the present session, and of a visitor who does not sign in. */
  onUnauthorized(): void;
  warn(message: string, ...details: readonly unknown[]): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds until an unanswered request fails. */
  readonly timeoutMs: number;
}

interface CallOptions {
  /** The values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Replaces the session's token. */
  readonly token?: string;
  /** The message of a failure that the server does not explain. */
  readonly fallback?: string;
  /** The response to this request, if it was sent before the client's code had loaded. */
  readonly sent?: Promise<Response> | undefined;
  /** The call starts a session, so its 401 ends none. */
  readonly isSignIn?: boolean;
}

interface UploadOptions extends CallOptions {
  /** Receives the part of the file that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

type Send = (url: string, request: SentRequest) => Promise<Response>;

const envelopeSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  errors: z.nullish(z.record(z.string(), z.string())),
});
type Envelope = z.output<typeof envelopeSchema>;

/**
 * A client for the endpoints of `Table`. A call resolves to the response's `data`, parsed by the schema. It rejects with an
 * `ApiError`, or with the `AbortError` of its own signal.
 */
export function createClient<Table extends EndpointTable>(environment: ClientEnvironment) {
  const { baseUrl, timeoutMs, warn } = environment;

  async function call<Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    schema: Schema,
    options: CallOptions = {},
    body?: unknown,
    send: Send = (url, request) => fetch(url, request),
  ): Promise<z.output<Schema>> {
    const { params, token = environment.token(), signal, fallback, isSignIn = false } = options;
    const target = fillPath(path, params);
    const query = new URLSearchParams(options.query);
    if (method === "GET") query.set("_t", String(environment.now()));
    const timeout = AbortSignal.timeout(timeoutMs);

    let response: Response;
    let text: string;
    try {
      response = await (options.sent ??
        send(`${baseUrl}${target}${query.size > 0 ? `?${query}` : ""}`, {
          method,
          headers: headersFor(body, token),
          body: body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body),
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        }));
      text = response.ok ? await response.text() : await response.text().catch(() => "");
    } catch (error) {
      // The page itself gave up, for example because the reader went to another page.
      if (signal?.aborted) throw error;
      warn(`${method} ${target}: no response`, error);
      throw networkError(error);
    }

    const envelope = readEnvelope(text);
    if (response.ok && envelope.success) {
      const parsed = schema.safeParse(envelope.data);
      if (parsed.success) return parsed.data;
      warn(`${method} ${target}: not the promised data`, parsed.error);
      throw new ApiError({ message: fallback, status: response.status, cause: parsed.error });
    }
    const error = toError(response, envelope, fallback);
    warn(
      `${method} ${target}: ${error.status} ${error.message}`,
      ...(error.status === 422 ? [error.errors] : []),
    );
    // A session that ended during the request has already redirected, with its own reason.
    if (error.status === 401 && !isSignIn && token === environment.token()) environment.onUnauthorized();
    throw error;
  }

  function withoutBody<Method extends string>(method: Method) {
    return <Path extends PathOf<Table, Method>, Schema extends z.ZodMiniType>(
      path: Path,
      schema: Accepting<Schema, Table, `${Method} ${Path}`>,
      options?: CallOptions & ParametersOf<Path>,
    ) => call<Schema>(method, path, schema, options);
  }

  function withBody<Method extends string>(method: Method) {
    return <Path extends PathOf<Table, Method>, Schema extends z.ZodMiniType>(
      path: Path,
      body: BodyOf<Table, `${Method} ${Path}`>,
      schema: Accepting<Schema, Table, `${Method} ${Path}`>,
      options?: CallOptions & ParametersOf<Path>,
    ) => call<Schema>(method, path, schema, options, body);
  }

  return {
    get: withoutBody("GET"),
    delete: withoutBody("DELETE"),
    post: withBody("POST"),
    put: withBody("PUT"),
    patch: withBody("PATCH"),
    /** Sends a file as the multipart field `file`. */
    async upload<Path extends PathOf<Table, "POST">, Schema extends z.ZodMiniType>(
      path: Path,
      file: Blob,
      schema: Accepting<Schema, Table, `POST ${Path}`>,
      { onProgress = () => {}, ...options }: UploadOptions = {},
    ) {
      const { sendWithProgress } = await import("./send-with-progress.ts");
      const form = new FormData();
      form.append("file", file);
      return call<Schema>("POST", path, schema, options, form, sendWithProgress(onProgress));
    },
  };
}

function fillPath(path: string, params: CallOptions["params"] = {}): string {
  return path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params[key] ?? name));
}

function headersFor(body: unknown, token: string | null): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  // The browser sets the type of a form itself, with its boundary.
  if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
  return headers;
}

/** Empty for a response that is not an envelope, such as the HTML of a proxy. */
function readEnvelope(text: string): Envelope {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

function toError({ ok, status, headers }: Response, envelope: Envelope, fallback?: string): ApiError {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return new ApiError({
    message: envelope.message || (ok ? fallback : defaultHttpMessage(status)),
    errors: envelope.errors,
    status,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
