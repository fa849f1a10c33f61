import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { createClient } from "./create-client.ts";

const thing = z.object({ name: z.string() });

/** The endpoints of the test's server: one for each method. */
type Things = {
  "GET /things/:name": { data: typeof thing };
  "DELETE /things/:name": { data: typeof thing };
  "POST /things": { body: typeof thing; data: typeof thing };
  "PUT /things/:name": { body: typeof thing; data: typeof thing };
  "PATCH /things/:name": { body: typeof thing; data: typeof thing };
  "POST /empty": { data: typeof thing };
};

interface Seen {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let origin: string;
let seen: Seen[];
let warnings: { message: string; details: readonly unknown[] }[];
let unauthorized: number;
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  seen = [];
  warnings = [];
  unauthorized = 0;
  respond = (response) =>
    json(response, 200, { success: true, message: "", data: { name: "willow" }, errors: null });
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url ?? "", headers: request.headers, body });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function client({ token = null as string | null, timeoutMs = 30_000, baseUrl = origin } = {}) {
  return createClient<Things>({
    baseUrl,
    token: () => token,
    onUnauthorized: () => unauthorized++,
    warn: (message, ...details) => warnings.push({ message, details }),
    now: () => 1234,
    timeoutMs,
  });
}

const params = { name: "willow" };

async function catchError(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

/** Reads the one thing, whose response each test sets. */
const read = (options: Parameters<typeof client>[0] = {}) =>
  client(options).get("/things/:name", thing, { params });

describe("requests", () => {
  test("GET carries _t after its own query and accepts JSON", async () => {
    const data = await client().get("/things/:name", thing, {
      params: { name: "a b/c" },
      query: { plan: "core" },
    });
    expect(data).toEqual({ name: "willow" });
    expect(seen[0]).toMatchObject({ method: "GET", url: "/things/a%20b%2Fc?plan=core&_t=1234", body: "" });
    expect(seen[0]?.headers.accept).toBe("application/json");
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  test("GET reads the response to a request that was sent before", async () => {
    const sent = Promise.resolve(Response.json({ success: true, data: { name: "alder" } }));
    expect(await client().get("/things/:name", thing, { params, sent })).toEqual({ name: "alder" });
    const failed = Promise.reject(new TypeError("Failed to fetch"));
    expect((await catchError(client().get("/things/:name", thing, { params, sent: failed }))).status).toBe(0);
    expect(seen).toEqual([]);
  });

  test("POST sends JSON, with the token when there is one, without _t", async () => {
    await client({ token: "secret" }).post("/things", { name: "alder" }, thing);
    expect(seen[0]).toMatchObject({ method: "POST", url: "/things", body: '{"name":"alder"}' });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[0]?.headers.authorization).toBe("Bearer secret");
  });

  test("PUT and PATCH send JSON as POST does, DELETE has no body", async () => {
    const { put, patch, delete: remove } = client();
    await put("/things/:name", { name: "alder" }, thing, { params });
    await patch("/things/:name", { name: "elder" }, thing, { params });
    await remove("/things/:name", thing, { params });
    expect(seen.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'PUT /things/willow {"name":"alder"}',
      'PATCH /things/willow {"name":"elder"}',
      "DELETE /things/willow ",
    ]);
  });

  test("an explicit token replaces the session's, and no body has no type", async () => {
    await client({ token: "new" }).post("/empty", undefined, thing, { token: "old" });
    expect(seen[0]?.headers.authorization).toBe("Bearer old");
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  test("a schema of a part of the data compiles, one of other data does not", async () => {
    const part = z.object({ name: z.optional(z.string()) });
    expect(await client().get("/things/:name", part, { params })).toEqual({ name: "willow" });
    const other = z.object({ age: z.number() });
    // @ts-expect-error: the endpoint returns no age
    await catchError(client().get("/things/:name", other, { params }));
  });
});

describe("errors", () => {
  test.each([
    [400, "Bad Request"],
    [401, "Unauthorized"],
    [403, "Forbidden"],
    [404, "Not Found"],
    [408, "Request Timeout"],
    [409, "Conflict"],
    [422, "Unprocessable Entity"],
    [429, "Too Many Requests"],
    [500, "Internal Server Error"],
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
    [504, "Gateway Timeout"],
    [418, "HTTP Error 418"],
  ])("%i without a message says %s", async (status, message) => {
    respond = (response) => response.writeHead(status).end("<h1>no JSON</h1>");
    const error = await catchError(read());
    expect(error).toMatchObject({ success: false, message, errors: {}, status });
    expect(unauthorized).toBe(status === 401 ? 1 : 0);
    expect(warnings).toHaveLength(1);
  });

  test("the server's message and errors are preferred; 422 logs the errors", async () => {
    const errors = { name: "4 to 16 characters", code: "VALIDATION" };
    respond = (response) =>
      json(response, 422, { success: false, message: "Look again", data: null, errors });
    const error = await catchError(read());
    expect(error).toMatchObject({ message: "Look again", errors, status: 422, code: "VALIDATION" });
    expect(warnings).toEqual([{ message: "GET /things/willow: 422 Look again", details: [errors] }]);
  });

  test("a 401 of a session that has ended in the meantime does not redirect", async () => {
    respond = (response) => response.writeHead(401).end();
    await catchError(client({ token: null }).get("/things/:name", thing, { params, token: "ended" }));
    expect(unauthorized).toBe(0);
    await catchError(read({ token: "present" }));
    expect(unauthorized).toBe(1);
  });

  test("a 401 of a sign-in ends no session", async () => {
    respond = (response) => response.writeHead(401).end();
    const body = { name: "willow" };
    await catchError(client().post("/things", body, thing, { isSignIn: true }));
    expect(unauthorized).toBe(0);
    await catchError(client().post("/things", body, thing));
    expect(unauthorized).toBe(1);
  });

  test("403 only warns", async () => {
    respond = (response) => json(response, 403, { success: false, message: "", data: null, errors: {} });
    await catchError(read({ token: "secret" }));
    expect(warnings).toHaveLength(1);
    expect(unauthorized).toBe(0);
  });

  test.each([
    ["7", 7],
    ["Sat, 21 Nov 2026 15:00:00 GMT", null],
    [undefined, null],
  ])("Retry-After %s is %s seconds", async (header, seconds) => {
    respond = (response) => response.writeHead(503, header ? { "retry-after": header } : {}).end();
    expect((await catchError(read())).retryAfter).toBe(seconds);
  });

  test("a 200 with success: false fails with its message, or the fallback", async () => {
    const signIn = () => client().post("/things", { name: "alder" }, thing, { fallback: "Login failed" });
    respond = (response) =>
      json(response, 200, { success: false, message: "Not today", data: null, errors: {} });
    expect((await catchError(signIn())).message).toBe("Not today");
    respond = (response) => json(response, 200, { success: false });
    expect((await catchError(signIn())).message).toBe("Login failed");
  });

  test.each([
    ["data of another shape", { success: true, message: "", data: { name: 7 }, errors: null }],
    ["no data", { success: true, message: "" }],
    ["no envelope", ["willow"]],
  ])("a response with %s is an error, not data", async (_, body) => {
    respond = (response) => json(response, 200, body);
    expect((await catchError(read())).message).toBe("An unexpected error occurred");
    expect(warnings).toHaveLength(1);
  });

  test("a response that is not JSON is an error", async () => {
    respond = (response) => response.writeHead(200).end("<html>");
    expect((await catchError(read())).message).toBe("An unexpected error occurred");
  });
});

describe("no response", () => {
  const network = {
    success: false,
    message: "Network error. Please check your connection and try again.",
    errors: { network: "No response from server" },
    status: 0,
  };

  test("no server listens", async () => {
    expect(await catchError(read({ baseUrl: "http://127.0.0.1:1" }))).toMatchObject(network);
  });

  test("the server closes the connection", async () => {
    respond = (response) => response.destroy();
    expect(await catchError(read())).toMatchObject(network);
  });

  test("the server closes the connection in the middle of its response", async () => {
    respond = (response) => {
      response
        .writeHead(200, { "content-type": "application/json", "content-length": "100" })
        .write('{"success":', () => response.destroy());
    };
    expect(await catchError(read())).toMatchObject(network);
  });

  test("nothing arrives within the time limit", async () => {
    respond = () => {};
    expect(await catchError(read({ timeoutMs: 50 }))).toMatchObject(network);
  });

  test("a call that the page aborts is not a network error", async () => {
    respond = () => {};
    const controller = new AbortController();
    const call = client().get("/things/:name", thing, { params, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(warnings).toHaveLength(0);
  });
});

describe("a file", () => {
  const bytes = new Uint8Array([67, 0, 255, 128, 10]);
  const readFile = (options: Parameters<typeof client>[0] = {}) =>
    client(options).readBytes("/files/:name", { params, query: { plan: "core" } });

  test("arrives byte for byte, requested with the token and without _t", async () => {
    respond = (response) => response.writeHead(200, { "content-type": "application/x" }).end(bytes);
    expect(await readFile({ token: "secret" })).toEqual(bytes);
    expect(seen[0]).toMatchObject({ method: "GET", url: "/files/willow?plan=core" });
    expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer secret", accept: "*/*" });
  });

  test("is missing with the error of the envelope, like any other call", async () => {
    const errors = { code: "TREE_NOT_READY" };
    respond = (response) => {
      response.setHeader("retry-after", "5");
      json(response, 503, { success: false, message: "Not yet", data: null, errors });
    };
    expect(await catchError(readFile())).toMatchObject({
      message: "Not yet",
      code: "TREE_NOT_READY",
      status: 503,
      retryAfter: 5,
    });
    expect(warnings).toEqual([{ message: "GET /files/willow: 503 Not yet", details: [] }]);
  });

  test("needs the session: a 401 ends it", async () => {
    respond = (response) => response.writeHead(401).end();
    await catchError(readFile({ token: "ended" }));
    expect(unauthorized).toBe(1);
  });

  test("fails without a response, or when only a part of it arrives", async () => {
    respond = (response) => {
      response.writeHead(200, { "content-length": "100" }).write(bytes, () => response.destroy());
    };
    expect(await catchError(readFile())).toMatchObject({ status: 0 });
    respond = () => {};
    expect(await catchError(readFile({ timeoutMs: 50 }))).toMatchObject({ status: 0 });
  });

  test("ends with its signal", async () => {
    respond = () => {};
    const controller = new AbortController();
    const call = client().readBytes("/files", { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(warnings).toHaveLength(0);
  });
});

describe("an upload", () => {
  const file = new Blob(["leaf"], { type: "image/png" });
  beforeEach(() => vi.stubGlobal("XMLHttpRequest", FetchingRequest));
  afterEach(() => vi.unstubAllGlobals());

  test("is the multipart field `file`, and reports its progress", async () => {
    const parts: number[] = [];
    const data = await client({ token: "secret" }).upload("/empty", file, thing, {
      onProgress: (part) => parts.push(part),
    });
    expect(data).toEqual({ name: "willow" });
    expect(parts).toEqual([0.5, 1]);
    expect(seen[0]).toMatchObject({ method: "POST", url: "/empty" });
    expect(seen[0]?.headers.authorization).toBe("Bearer secret");
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(
      /name="file"; filename="[^"]+"\r\nContent-Type: image\/png\r\n\r\nleaf\r\n/,
    );
  });

  test("fails like any other call", async () => {
    respond = (response) => response.writeHead(413, { "retry-after": "7" }).end('{"message":"Too large"}');
    expect(await catchError(client().upload("/empty", file, thing))).toMatchObject({
      message: "Too large",
      status: 413,
      retryAfter: 7,
    });
    respond = (response) => response.destroy();
    expect(await catchError(client().upload("/empty", file, thing))).toMatchObject({ status: 0 });
    respond = () => {};
    expect(await catchError(client({ timeoutMs: 50 }).upload("/empty", file, thing))).toMatchObject({
      status: 0,
    });
  });

  test("ends with its signal, even one that was aborted before", async () => {
    const call = client().upload("/empty", file, thing, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(seen).toHaveLength(0);
  });
});

/** The part of XMLHttpRequest that an upload uses, on `fetch`. */
class FetchingRequest {
  readonly upload: { onprogress(event: { loaded: number; total: number }): void } = { onprogress() {} };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  readonly #controller = new AbortController();
  readonly #headers = new Headers();
  #response: Response | null = null;
  #target = { method: "", url: "" };

  open(method: string, url: string): void {
    this.#target = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...(this.#response?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }

  abort(): void {
    this.#controller.abort();
  }

  send(body: FormData): void {
    void this.#exchange(body);
  }

  async #exchange(body: FormData): Promise<void> {
    const { method, url } = this.#target;
    const { signal } = this.#controller;
    try {
      this.upload.onprogress({ loaded: 50, total: 100 });
      this.#response = await fetch(url, { method, headers: this.#headers, body, signal });
      this.status = this.#response.status;
      this.responseText = await this.#response.text();
      this.upload.onprogress({ loaded: 100, total: 100 });
      this.onload();
    } catch {
      if (signal.aborted) this.onabort();
      else this.onerror();
    }
  }
}
