import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import createClient from "openapi-fetch";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { dataOf } from "./data-of.ts";
import { requestPolicy } from "./request-policy.ts";

interface Paths {
  "/thing": {
    get: {
      parameters: { query?: { page?: number } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
    post: {
      requestBody: { content: { "application/json": { name: string } } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
  };
  "/empty": { post: { responses: { 200: { content: { "application/json": unknown } } } } };
}

interface Seen {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let origin: string;
let seen: Seen[];
let warnings: { message: string; details: unknown }[];
let unauthorized: number;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  seen = [];
  warnings = [];
  unauthorized = 0;
  answer = (response) =>
    json(response, 200, { success: true, message: "", data: { name: "willow" }, errors: null });
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url ?? "", headers: request.headers, body });
    answer(response);
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
  const created = createClient<Paths>({ baseUrl });
  created.use(
    requestPolicy({
      token: () => token,
      onUnauthorized: () => unauthorized++,
      warn: (message, details) => warnings.push({ message, details }),
      now: () => 1234,
      timeoutMs,
    }),
  );
  return created;
}

const thing = z.object({ name: z.string() });

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe("requests", () => {
  test("GET carries _t beside its own parameters and accepts JSON", async () => {
    const data = await dataOf(client().GET("/thing", { params: { query: { page: 2 } } }), thing);
    expect(data).toEqual({ name: "willow" });
    expect(seen[0]).toMatchObject({ method: "GET", url: "/thing?page=2&_t=1234" });
    expect(seen[0]?.headers.accept).toBe("application/json");
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test("POST sends JSON, with the token when there is one, without _t", async () => {
    await dataOf(client({ token: "secret" }).POST("/thing", { body: { name: "alder" } }), thing);
    expect(seen[0]).toMatchObject({ method: "POST", url: "/thing", body: '{"name":"alder"}' });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[0]?.headers.authorization).toBe("Bearer secret");
  });

  test("an explicit token wins over the session's", async () => {
    await client({ token: "new" }).POST("/empty", { headers: { Authorization: "Bearer old" } });
    expect(seen[0]?.headers.authorization).toBe("Bearer old");
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });
});

describe("failures", () => {
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
    answer = (response) => response.writeHead(status).end("<h1>no JSON</h1>");
    const error = await failure(client().GET("/thing"));
    expect(error).toMatchObject({ success: false, message, errors: {}, status });
    expect(unauthorized).toBe(status === 401 ? 1 : 0);
    expect(warnings).toHaveLength(1);
  });

  test("the server's message and errors are preferred; 422 logs the errors", async () => {
    const errors = { name: "4 to 16 characters", code: "VALIDATION" };
    answer = (response) => json(response, 422, { success: false, message: "Look again", data: null, errors });
    const error = await failure(client().GET("/thing"));
    expect(error).toMatchObject({ message: "Look again", errors, status: 422, code: "VALIDATION" });
    expect(warnings).toEqual([{ message: "GET /thing: 422 Look again", details: errors }]);
  });

  test("403 only warns", async () => {
    answer = (response) => json(response, 403, { success: false, message: "", data: null, errors: {} });
    await failure(client({ token: "secret" }).GET("/thing"));
    expect(warnings).toHaveLength(1);
    expect(unauthorized).toBe(0);
  });

  test("success false in a 200 raises its message, or the fallback", async () => {
    answer = (response) =>
      json(response, 200, { success: false, message: "Not today", data: null, errors: {} });
    expect((await failure(dataOf(client().GET("/thing"), thing, "Login failed"))).message).toBe("Not today");
    answer = (response) => json(response, 200, { success: false });
    expect((await failure(dataOf(client().GET("/thing"), thing, "Login failed"))).message).toBe(
      "Login failed",
    );
  });

  test.each([
    ["data of another shape", { success: true, message: "", data: { name: 7 }, errors: null }],
    ["no envelope", ["willow"]],
  ])("an answer with %s is an error, not data", async (_, body) => {
    answer = (response) => json(response, 200, body);
    expect((await failure(dataOf(client().GET("/thing"), thing))).message).toBe(
      "An unexpected error occurred",
    );
  });

  test("an answer that is no JSON is an error", async () => {
    answer = (response) => response.writeHead(200).end("<html>");
    expect((await failure(dataOf(client().GET("/thing"), thing))).message).toBe(
      "An unexpected error occurred",
    );
  });
});

describe("no answer", () => {
  const network = {
    success: false,
    message: "Network error. Please check your connection and try again.",
    errors: { network: "No response from server" },
    status: 0,
  };

  test("nobody listens", async () => {
    const nobody = client({ baseUrl: "http://127.0.0.1:1" });
    expect(await failure(nobody.GET("/thing"))).toMatchObject(network);
  });

  test("the server hangs up", async () => {
    answer = (response) => response.destroy();
    expect(await failure(client().GET("/thing"))).toMatchObject(network);
  });

  test("the server hangs up in the middle of its answer", async () => {
    answer = (response) => {
      response
        .writeHead(200, { "content-type": "application/json", "content-length": "100" })
        .write('{"success":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(dataOf(client().GET("/thing"), thing))).toMatchObject(network);
  });

  test("nothing comes within the time allowed", async () => {
    answer = () => {};
    expect(await failure(client({ timeoutMs: 50 }).GET("/thing"))).toMatchObject(network);
  });

  test("a call that the page gives up is no network error", async () => {
    answer = () => {};
    const controller = new AbortController();
    const call = client().GET("/thing", { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(warnings).toHaveLength(0);
  });
});
