import { createServer, request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { readConfig } from "../config/config.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createEarlyAnswers } from "./answer-early.ts";
import { RequestCounts } from "./request-counts.ts";

const LIMIT = 5;
const answer = {
  body: "from memory",
  size: 11,
  etag: '"tag"',
  cacheControl: "public",
  block: "7",
  checkpoint: undefined,
  until: Number.POSITIVE_INFINITY,
  early: {
    route: "/api/thing",
    headers: ["etag", '"tag"', "content-type", "text/plain", "content-length", "11"],
    renewAt: Number.POSITIVE_INFINITY,
    isRenewing: false,
  },
};

const lifecycle = { isStopping: false };
let lines: { msg: string; path?: string; status?: number; count?: number }[];
let metrics: ReturnType<typeof createMetrics>;
let app: FastifyInstance;
let origin: string;

/** A framework that says so when it is the one that answers, behind the early answers. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  lines = [];
  metrics = createMetrics();
  lifecycle.isStopping = false;
  const config = readConfig({ ...nodelessEnvironment, REQUESTS_PER_MINUTE: String(LIMIT), ...environment });
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const reads = { early: (url: string) => (url.startsWith("/api/thing") ? answer : null) };
  const early = createEarlyAnswers({ config, log, metrics, lifecycle }, reads, new RequestCounts());
  app = Fastify({
    trustProxy: [...config.trustedProxies],
    serverFactory: (framework) =>
      createServer((incoming, response) => {
        if (!early.give(incoming, response)) framework(incoming, response);
      }),
  });
  early.watch(app);
  app.all("/api/*", async () => "by the framework");
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
}

beforeEach(() => start());
afterEach(() => app.close());

interface Got {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

function ask(
  headers: Record<string, string> = {},
  { method = "GET", path = "/api/thing" } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.once("error", reject);
    sent.end();
  });
}

test("who is known is answered from memory, with the kept headers and those of every request", async () => {
  expect((await ask()).body).toBe("by the framework");
  const got = await ask();
  expect(got).toMatchObject({
    status: 200,
    body: "from memory",
    headers: {
      etag: '"tag"',
      "content-type": "text/plain",
      "content-length": "11",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "x-ratelimit-limit": String(LIMIT),
      "x-ratelimit-remaining": String(LIMIT - 1),
      "x-ratelimit-reset": "60",
    },
  });
});

test("who has it already gets a 304 without a body", async () => {
  await ask();
  const { status, body, headers } = await ask({ "if-none-match": 'W/"tag"' });
  expect({ status, body }).toEqual({ status: 304, body: "" });
  expect(headers).not.toHaveProperty("content-type");
  expect(headers["etag"]).toBe('"tag"');
});

test.each([
  ["another method", {}, { method: "HEAD" }],
  ["a page of another origin", { origin: "https://elsewhere.example" }, {}],
  ["a body", { "content-length": "0" }, {}],
  ["an address that is not kept", {}, { path: "/api/other" }],
])("%s is for the framework", async (_, headers, options) => {
  await ask();
  expect((await ask(headers, options)).body).not.toBe("from memory");
});

test("beyond the limit the framework refuses", async () => {
  await ask();
  for (let count = 0; count < LIMIT; count++) expect((await ask()).body).toBe("from memory");
  expect((await ask()).body).toBe("by the framework");
});

test("behind a proxy each address that it names is found out about, and counted, by itself", async () => {
  await app.close();
  await start({ TRUSTED_PROXIES: "127.0.0.1" });
  for (const address of ["10.0.0.1", "10.0.0.2"]) {
    const from = { "x-forwarded-for": address };
    expect((await ask(from)).body).toBe("by the framework");
    expect((await ask(from)).headers["x-ratelimit-remaining"]).toBe(String(LIMIT - 1));
  }
});

test("a process that stops asks to come back on another connection", async () => {
  await ask();
  lifecycle.isStopping = true;
  expect((await ask({ connection: "keep-alive" })).headers["connection"]).toBe("close");
});

test("metrics count each, the log tells of all in one line, the last at the end", async () => {
  await ask();
  for (const path of ["/api/thing", "/api/thing?_t=1", "/api/thing"]) await ask({}, { path });
  await app.close();
  expect(await metrics.registry.metrics()).toContain(
    'canopy_http_early_answers_total{route="/api/thing",status="200"} 3',
  );
  const told = lines.filter(({ msg }) => msg === "answered from memory");
  expect(told.every(({ path, status }) => path === "/api/thing" && status === 200)).toBe(true);
  expect(told.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(3);
});
