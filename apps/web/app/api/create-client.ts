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
  onUnauthorized(code: string | undefined): void;
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
  /** The message of an error that the server does not explain. */
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

/** How to send a request, and how to read the body of its response. */
interface Exchange<Content> {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body?: unknown;
  /** The media type that the client accepts. */
  readonly accept?: string;
  readonly send?: Send | undefined;
  read(response: Response): Promise<Content>;
}

const envelopeSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  errors: z.nullish(z.record(z.string(), z.string())),
});
export type Envelope = z.output<typeof envelopeSchema>;

/**
 * A client for the endpoints of `Table`. A call resolves to the response's `data`, parsed by the schema. It rejects with an
 * `ApiError`, or with the `AbortError` of its own signal.
 */
export function createClient<Table extends EndpointTable>(environment: ClientEnvironment) {
  const { baseUrl, timeoutMs, warn } = environment;

  /** Sends a request and reads the body of its response. Throws the error of an error response. */
  async function exchange<Content>(
    {
      method,
      path,
      query,
      body,
      accept,
      send = (url, request) => fetch(url, request),
      read,
    }: Exchange<Content>,
    options: CallOptions,
  ): Promise<{ status: number; content: Content }> {
    const { params, token = environment.token(), signal, isSignIn = false } = options;
    const target = fillPath(path, params);
    const timeout = AbortSignal.timeout(timeoutMs);

    let response: Response;
    let text: string;
    try {
      response = await (options.sent ??
        send(`${baseUrl}${target}${query.size > 0 ? `?${query}` : ""}`, {
          method,
          headers: headersFor(body, token, accept),
          body: body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body),
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        }));
      if (response.ok) return { status: response.status, content: await read(response) };
      text = await response.text().catch(() => "");
    } catch (error) {
      // The page itself gave up, for example because the reader went to another page.
      if (signal?.aborted) throw error;
      warn(`${method} ${target}: no response`, error);
      throw networkError(error);
    }

    const error = toError(response, readEnvelope(text));
    warn(
      `${method} ${target}: ${error.status} ${error.message}`,
      ...(error.status === 422 ? [error.errors] : []),
    );
    // A session that ended during the request has already redirected, with its own reason.
    if (error.status === 401 && !isSignIn && token === environment.token())
      environment.onUnauthorized(error.code);
    throw error;
  }

  async function call<Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    schema: Schema,
    options: CallOptions = {},
    body?: unknown,
    send?: Send,
  ): Promise<z.output<Schema>> {
    const query = new URLSearchParams(options.query);
    if (method === "GET") query.set("_t", String(environment.now()));
    const read = (response: Response) => response.text();
    const { status, content } = await exchange({ method, path, query, body, send, read }, options);
    const { success, message, errors, data } = readEnvelope(content);
    const target = fillPath(path, options.params);
    if (!success) {
      const error = new ApiError({ message: message || options.fallback, errors, status });
      warn(`${method} ${target}: ${status} ${error.message}`);
      throw error;
    }
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    warn(`${method} ${target}: not the promised data`, parsed.error);
    throw new ApiError({ message: options.fallback, status, cause: parsed.error });
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
    /** Reads a file. The request has no `_t`, so the browser's cache answers it for as long as the server allows. */
    async readBytes(path: string, options: CallOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
      const query = new URLSearchParams(options.query);
      const read = async (response: Response) => new Uint8Array(await response.arrayBuffer());
      const { content } = await exchange({ method: "GET", path, query, accept: "*/*", read }, options);
      return content;
    },
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

function headersFor(body: unknown, token: string | null, accept = "application/json"): Headers {
  const headers = new Headers({ Accept: accept });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  // The browser sets the type of a form itself, with its boundary.
  if (body !== undefined && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
  return headers;
}

/** Empty for a response that is not an envelope, such as the HTML of a proxy. */
export function readEnvelope(text: string): Envelope {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

export function toError({ status, headers }: Response, envelope: Envelope): ApiError {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return new ApiError({
    message: envelope.message || defaultHttpMessage(status),
    errors: envelope.errors,
    status,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
