import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setCheckpoint } from "../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../test/support/seeded-server.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import { success } from "./envelope.ts";
import { handleError } from "./error-handler.ts";
import { createResponseCache } from "./response-cache.ts";

let server: SeededServer;
beforeEach(async () => {
  // Only `pass` moves the clock: on a busy machine a second goes by between two requests.
  vi.useFakeTimers({ toFake: ["Date"] });
  server = await buildSeededServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const path = "/members/rowan";
const units = async (query = "") => (await server.get(`${path}${query}`)).json().data.units;
const buy = (amount: number) =>
  server.database
    .updateTable("seats")
    .set({ units: amount })
    .where("member_id", "=", 4)
    .where("plan", "=", "core")
    .execute();

describe("a response from the index", () => {
  test("expires with its block within a second", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    await setCheckpoint(server.database, 101n);
    expect(await units()).toBe(1);
    server.pass(1);
    expect(await units()).toBe(2);
  });

  test("expires when a reorganisation replaces its block", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    const orphaned = `0x${"0".repeat(64)}`;
    await server.database.updateTable("index_checkpoint").set({ block_hash: orphaned }).execute();
    server.pass(1);
    expect(await units()).toBe(2);
  });

  test("expires after two seconds without a new block", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    server.pass(1);
    expect(await units()).toBe(1);
    server.pass(1.001);
    expect(await units()).toBe(2);
  });

  test("comes from memory for any `_t`", async () => {
    const before = await server.get(`${path}?_t=1`);
    await server.database.destroy();
    for (const query of ["?_t=2", "", "?_t", "?_t=1&_t=2"]) {
      const response = await server.get(`${path}${query}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(before.body);
    }
  });

  test("depends on the query", async () => {
    expect((await server.get("/members/willow?_t=1")).json().data.plan).toBe("core");
    expect((await server.get("/members/willow?_t=1&plan=plus")).json().data.plan).toBe("plus");
  });

  test("has its block in X-Indexed-Block", async () => {
    expect((await server.get(path)).headers["x-indexed-block"]).toBe("100");
    expect((await server.get("/health")).headers["x-indexed-block"]).toBeUndefined();
  });
});

describe("a cache hit", () => {
  test("has the headers and the body of the first response", async () => {
    const first = await server.get(path);
    const hit = await server.get(path);
    expect(hit.body).toBe(first.body);
    expect(hit.headers).toEqual({
      ...first.headers,
      date: expect.any(String),
      "x-request-id": expect.any(String),
      "x-ratelimit-remaining": String(Number(first.headers["x-ratelimit-remaining"]) - 1),
      "x-ratelimit-reset": expect.any(String),
    });
    expect(hit.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  test("has the security headers of every other response", async () => {
    await server.get(path);
    const hit = await server.get(path);
    const { headers } = await server.get("/health");
    for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy"])
      expect(hit.headers[name]).toBe(headers[name]);
  });

  test("closes the connection while the process stops", async () => {
    await server.get(path);
    server.services.lifecycle.isStopping = true;
    expect((await server.get(path)).headers["connection"]).toBe("close");
  });

  test("has CORS headers for an allowed origin", async () => {
    const origin = "https://friend.example";
    const { app } = await buildTestServer(server.database, { CORS_ORIGINS: origin });
    for (const address of [`/api${path}`, `/api${path}`]) {
      const { headers } = await app.inject({ url: address, headers: { origin } });
      expect(headers["access-control-allow-origin"]).toBe(origin);
      expect(headers["access-control-expose-headers"]).toContain("x-indexed-block");
      expect(headers["vary"]).toContain("Origin");
    }
    const stranger = await app.inject({ url: `/api${path}`, headers: { origin: "https://evil.example" } });
    expect(stranger.headers["access-control-allow-origin"]).toBeUndefined();
    await app.close();
  });
});

describe("a failure", () => {
  test("is not cached", async () => {
    const missing = await server.get("/members/newcomer");
    expect(missing.statusCode).toBe(404);
    expect(missing.headers["cache-control"]).toBe("no-store");
    expect(missing.headers["etag"]).toBeUndefined();
    await server.database.updateTable("members").set({ username: "newcomer" }).where("id", "=", 4).execute();
    expect((await server.get("/members/newcomer")).statusCode).toBe(200);
  });

  test("is 503 from every endpoint of the index until a block is indexed", async () => {
    await server.database.deleteFrom("index_checkpoint").execute();
    for (const address of [path, "/members", "/rounds", "/ranks", "/price/history"]) {
      const response = await server.get(address);
      expect(response.statusCode).toBe(503);
      expect(response.json().errors).toEqual({ code: "SERVICE_UNAVAILABLE" });
    }
    await setCheckpoint(server.database, 100n);
    expect((await server.get(path)).statusCode).toBe(200);
  });
});

describe("HTTP caching", () => {
  test("a response has a lifetime of two seconds and an ETag", async () => {
    const first = await server.get(path);
    expect(first.headers["cache-control"]).toBe("public, max-age=2");
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(first.headers["etag"]).toMatch(/^"[\w-]{27}"$/);
  });

  test.each([
    ["the tag", (tag: string) => tag],
    ["the tag that a proxy weakened", (tag: string) => `W/${tag}`],
    ["the tag among others", (tag: string) => `"other", ${tag}`],
    ["a star", () => "*"],
  ])("If-None-Match with %s: 304 without a body, loaded or from memory", async (_, write) => {
    const { headers } = await server.get(path);
    const known = { "if-none-match": write(String(headers["etag"])) };
    for (const address of [path, `${path}?plan=core`]) {
      const response = await server.get(address, known);
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe("");
      expect(response.headers["content-type"]).toBeUndefined();
      expect(response.headers["etag"]).toBe(headers["etag"]);
      expect(response.headers["cache-control"]).toBe(headers["cache-control"]);
    }
  });

  test("If-None-Match with another tag: 200", async () => {
    expect((await server.get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("HEAD has the headers of GET and no body, loaded or from memory", async () => {
    const head = () => server.app.inject({ method: "HEAD", url: `/api${path}` });
    const loaded = await head();
    const got = await server.get(path);
    for (const response of [loaded, await head()]) {
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe("");
      expect(response.headers["etag"]).toBe(got.headers["etag"]);
      expect(response.headers["content-length"]).toBe(got.headers["content-length"]);
    }
  });
});

describe("loading", () => {
  let app: FastifyInstance;
  let clock: number;
  let loads: string[];
  let load: (name: string) => Promise<unknown>;
  beforeEach(() => {
    loads = [];
    load = async (name) => success(name);
    const limits = { loadTimeout: 20, capacity: { max: 2, maxSize: 1_000 } };
    clock = 1_000_000;
    const { fromCache } = createResponseCache({ ...server.services, now: () => new Date(clock) }, limits);
    app = Fastify();
    app.setErrorHandler(handleError);
    app.decorateRequest("isCacheHit", false);
    app.decorateRequest("allowance", null);
    app.get<{ Params: { name: string } }>("/:name", (request, reply) =>
      fromCache(request, reply, "fixed", () => {
        loads.push(request.params.name);
        return load(request.params.name);
      }),
    );
  });
  afterEach(() => app.close());

  test("happens once for concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: "/a" })));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(loads).toEqual(["a"]);
  });

  test("that takes too long: 503, and the next request loads again", async () => {
    load = () => new Promise(() => undefined);
    expect((await app.inject({ url: "/a" })).statusCode).toBe(503);
    load = async () => success("now");
    expect((await app.inject({ url: "/a" })).json().data).toBe("now");
  });

  test("happens before a response in demand expires, without a request that waits", async () => {
    await app.inject({ url: "/a" });
    load = async () => success("second");
    clock += 1_500;
    expect((await app.inject({ url: "/a" })).json().data).toBe("a");
    await expect.poll(async () => (await app.inject({ url: "/a" })).json().data).toBe("second");
    expect(loads).toEqual(["a", "a"]);
  });

  test("that fails early keeps the response until it expires", async () => {
    await app.inject({ url: "/a" });
    load = () => Promise.reject(new Error("down"));
    clock += 1_500;
    expect((await app.inject({ url: "/a" })).statusCode).toBe(200);
    expect((await app.inject({ url: "/a" })).json().data).toBe("a");
    expect(loads).toEqual(["a", "a"]);
    clock += 501;
    expect((await app.inject({ url: "/a" })).statusCode).toBe(500);
  });

  test("evicts the least recently used response", async () => {
    for (const name of ["a", "b", "a", "c", "a", "b"]) await app.inject({ url: `/${name}` });
    expect(loads).toEqual(["a", "b", "c", "b"]);
  });

  test("does not cache a response larger than the whole cache", async () => {
    load = async () => success("x".repeat(1_001));
    for (let time = 0; time < 2; time += 1) expect((await app.inject({ url: "/a" })).statusCode).toBe(200);
    expect(loads).toEqual(["a", "a"]);
  });
});
