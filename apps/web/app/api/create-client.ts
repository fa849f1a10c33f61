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
  /** Runs on every 401. */
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

/**
 * A client for the endpoints of `Table`. A call resolves to the answer's `data`, parsed by the schema. It rejects with an
 * `ApiError`, or with the `AbortError` of its own signal.
 */
export function createClient<Table extends EndpointTable>(environment: ClientEnvironment) {
  async function call<Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    schema: Schema,
    options: CallOptions = {},
    body?: unknown,
    send: Send = (url, request) => fetch(url, request),
  ): Promise<z.output<Schema>> {
    const { params, query, token = environment.token(), signal, fallback } = options;
    const target = path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(params?.[key] ?? name));
    const search = new URLSearchParams(query);
    if (method === "GET") search.set("_t", String(environment.now()));
    const headers = new Headers({ Accept: "application/json" });
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    const isFile = body instanceof FormData;
    if (body !== undefined && !isFile) headers.set("Content-Type", "application/json");
    const timeout = AbortSignal.timeout(environment.timeoutMs);

    let response: Response;
    let text: string;
    try {
      response = await send(`${environment.baseUrl}${target}${search.size > 0 ? `?${search}` : ""}`, {
        method,
        headers,
        body: isFile ? body : body === undefined ? null : JSON.stringify(body),
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      text = response.ok ? await response.text() : await response.text().catch(() => "");
    } catch (error) {
      // The page itself gave up, for example because the reader went to another page.
      if (signal?.aborted) throw error;
      environment.warn(`${method} ${target}: no answer`, error);
      throw networkError(error);
    }

    const { status } = response;
    const { success, message, data, errors } = readEnvelope(text);
    if (response.ok && success) {
      const parsed = schema.safeParse(data);
      if (parsed.success) return parsed.data;
      environment.warn(`${method} ${target}: not the promised data`, parsed.error);
      throw new ApiError({ message: fallback, status, cause: parsed.error });
    }
    const error = new ApiError({
      message: message || (response.ok ? fallback : defaultHttpMessage(status)),
      errors,
      status,
      retryAfter: readRetryAfter(response),
    });
    environment.warn(
      `${method} ${target}: ${status} ${error.message}`,
      ...(status === 422 ? [error.errors] : []),
    );
    if (status === 401) environment.onUnauthorized();
    throw error;
  }

  function receiver<Method extends string>(method: Method) {
    return <Path extends PathOf<Table, Method>, Schema extends z.ZodMiniType>(
      path: Path,
      schema: Accepting<Schema, Table, `${Method} ${Path}`>,
      options?: CallOptions & ParametersOf<Path>,
    ) => call<Schema>(method, path, schema, options);
  }

  function sender<Method extends string>(method: Method) {
    return <Path extends PathOf<Table, Method>, Schema extends z.ZodMiniType>(
      path: Path,
      body: BodyOf<Table, `${Method} ${Path}`>,
      schema: Accepting<Schema, Table, `${Method} ${Path}`>,
      options?: CallOptions & ParametersOf<Path>,
    ) => call<Schema>(method, path, schema, options, body);
  }

  return {
    get: receiver("GET"),
    delete: receiver("DELETE"),
    post: sender("POST"),
    put: sender("PUT"),
    patch: sender("PATCH"),
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

function readEnvelope(text: string): z.output<typeof envelopeSchema> {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

function readRetryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
