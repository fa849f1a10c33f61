import { connect } from "node:net";
import { apiErrors } from "@canopy/shared/error-catalogue";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";

/** Milliseconds, instead of the server's 20 s. */
const ARRIVAL = { requestTimeout: 300, connectionsCheckingInterval: 50 };
const server = { CORS_ORIGINS: "https://partner.example", PUBLIC_ORIGIN: "https://canopy.example" };

let database: Database;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await buildTestServer(database, server, {}, createLog("silent"), ARRIVAL));
  app.get("/begun", (_request, reply) => {
    reply.hijack();
    reply.raw.write("begun");
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await app.close();
  await database.destroy();
});

/** Sends `text`, then `later` once a response begins, and reads until the server closes the connection. */
function send(text: string, later = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let response = "";
    socket.on("data", (chunk) => {
      if (response === "" && later !== "") socket.write(later);
      response += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(response));
  });
}

/** The status and headers of a raw response, and its body. */
function parse(response: string) {
  const end = response.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = response.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":", 1)[0] ?? "", line.slice(line.indexOf(":") + 1)]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: response.slice(end + 4) };
}

const post = "POST /api/auth/nonce HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const close = "Host: a\r\nConnection: close\r\n\r\n";

describe("an error has the envelope and the security headers:", () => {
  test.each([
    ["text that is not HTTP", "BAD_REQUEST", "hello\r\n\r\n"],
    ["an unknown version of HTTP", "BAD_REQUEST", "GET / HTTP/9.9\r\nHost: a\r\n\r\n"],
    ["an unknown method", "BAD_REQUEST", "BREW /api/stats HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a header without a name", "BAD_REQUEST", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"],
    ["two lengths", "BAD_REQUEST", `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
    ["no Host", "BAD_REQUEST", "GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["no Host on a page", "BAD_REQUEST", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a path that cannot be decoded", "BAD_REQUEST", `GET /api/%zz HTTP/1.1\r\n${close}`],
    ["a path outside the API that cannot be decoded", "BAD_REQUEST", `GET /%zz HTTP/1.1\r\n${close}`],
    [
      "a path parameter above the limit",
      "BAD_REQUEST",
      `GET /api/members/${"a".repeat(5_000)} HTTP/1.1\r\n${close}`,
    ],
    ["headers above 16 KiB", "HEADERS_TOO_LARGE", `GET / HTTP/1.1\r\nA: ${"a".repeat(17_000)}\r\n${close}`],
    ["an address above 16 KiB", "HEADERS_TOO_LARGE", `GET /${"a".repeat(17_000)} HTTP/1.1\r\n${close}`],
    [
      "chunk extensions above 16 KiB",
      "BODY_TOO_LARGE",
      `${post}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(17_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
    ["an unknown Expect", "EXPECTATION_FAILED", `GET /api/health HTTP/1.1\r\nExpect: tea\r\n${close}`],
    ["OPTIONS without an Origin", "METHOD_NOT_ALLOWED", `OPTIONS /api/stats HTTP/1.1\r\n${close}`],
    ["OPTIONS of an unknown path", "NOT_FOUND", `OPTIONS /api/nope HTTP/1.1\r\n${close}`],
    ["OPTIONS *", "NOT_FOUND", `OPTIONS * HTTP/1.1\r\n${close}`],
    ["an unsupported method", "METHOD_NOT_ALLOWED", `DELETE /api/stats HTTP/1.1\r\n${close}`],
    ["an unknown path", "NOT_FOUND", `GET /api/nope HTTP/1.1\r\n${close}`],
    ["an unknown path of the site", "NOT_FOUND", `POST /nope HTTP/1.1\r\n${close}`],
    ["a body above 64 KiB", "BODY_TOO_LARGE", `${post}Content-Length: 70000\r\nConnection: close\r\n\r\n`],
    ["headers that do not arrive", "REQUEST_TIMEOUT", "GET /api/health HTTP/1.1\r\nHost: a\r\n"],
    ["a body that does not arrive", "REQUEST_TIMEOUT", `${post}Content-Length: 60\r\n\r\n{"address":`],
  ] as const)("%s: %s", async (_, code, text) => {
    const { status, headers, body } = parse(await send(text));
    const { status: expected, en } = apiErrors[code];
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({ success: false, message: en, data: null, errors: { code } });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect(headers.get("cache-control")).toBe("no-store");
    if (code === "METHOD_NOT_ALLOWED") expect(headers.get("allow")).toBe("GET, HEAD");
  });
});

test("HTTP/1.0 needs no Host", async () => {
  expect(parse(await send("GET /api/health HTTP/1.0\r\n\r\n")).status).toBe(200);
});

test("a preflight of an allowed origin is answered", async () => {
  const origin = "Origin: https://partner.example\r\nAccess-Control-Request-Method: GET\r\n";
  const { status, headers } = parse(await send(`OPTIONS /api/stats HTTP/1.1\r\n${origin}${close}`));
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("https://partner.example");
  expect(headers.get("permissions-policy")).toContain("camera=()");
});

test("Expect: 100-continue is answered before the body arrives", async () => {
  const response = await send(
    `${post}Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 422 /);
});

test("an error after a response began closes the connection without a second response", async () => {
  const response = await send("GET /begun HTTP/1.1\r\nHost: a\r\n\r\n", "hello\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
