import { endpoints } from "@canopy/shared/api/endpoints";
import { apiErrors } from "@canopy/shared/error-catalogue";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import type { Database } from "../database/tables.ts";

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await buildTestServer(database, { CORS_ORIGINS: "https://partner.example" }));
  app.get("/api/broken", () => {
    throw new Error("secret: the password is 1234");
  });
});
afterAll(async () => {
  await app.close();
  await database.destroy();
});

function toErrorEnvelope(code: keyof typeof apiErrors, fieldErrors: Record<string, string> = {}) {
  return { success: false, message: apiErrors[code].en, data: null, errors: { code, ...fieldErrors } };
}

const json = { "content-type": "application/json" };

describe("requests that match no endpoint", () => {
  test.each([
    "/api/nope",
    "/api",
    "/api/",
    "/api/member",
    "/api/members/a/b",
    "/nope",
  ])("GET %s: 404", async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(toErrorEnvelope("NOT_FOUND"));
  });

  test.each([
    ["DELETE", "/api/stats", "GET, HEAD"],
    ["POST", "/api/members/willow", "GET, HEAD"],
    ["GET", "/api/auth/login", "POST"],
    ["PUT", "/api/auth/nonce?_t=1", "POST"],
  ] as const)("%s %s: 405 with the allowed methods", async (method, url, allowed) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allowed);
    expect(response.json()).toEqual(toErrorEnvelope("METHOD_NOT_ALLOWED"));
  });
});

test("a path parameter above the limit: 400", async () => {
  const response = await app.inject({ url: `/api/members/${"a".repeat(5_000)}` });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(toErrorEnvelope("BAD_REQUEST"));
});

describe("bodies", () => {
  const url = "/api/auth/nonce";
  test.each([
    "{",
    "[1",
    "{'a':1}",
    '{"__proto__":{}}',
    '{"constructor":{"prototype":1}}',
  ])("%s is not acceptable JSON: 400", async (payload) => {
    const response = await app.inject({ method: "POST", url, headers: json, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(toErrorEnvelope("BAD_JSON"));
  });

  test.each([
    "text/plain",
    "application/xml",
    "multipart/form-data; boundary=x",
    "nonsense",
  ])("%s: 415", async (type) => {
    const headers = { "content-type": type };
    const response = await app.inject({ method: "POST", url, headers, payload: "a" });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual(toErrorEnvelope("UNSUPPORTED_MEDIA_TYPE"));
  });

  test("more than 64 KiB: 413", async () => {
    const payload = JSON.stringify({ address: "0".repeat(64 * 1_024) });
    const response = await app.inject({ method: "POST", url, headers: json, payload });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(toErrorEnvelope("BODY_TOO_LARGE"));
  });

  test.each([
    ["none", undefined, { body: "Required, and of type object" }],
    ["a list", "[]", { body: "Required, and of type object" }],
    ["an empty object", "{}", { address: "Required, and of type string" }],
    ["a number for a text", '{"address":1}', { address: "Required, and of type string" }],
    ["a short address", '{"address":"0x12"}', { address: "An address: 0x and 40 hexadecimal digits" }],
    [
      "an unknown field",
      `{"address":"0x${"1".repeat(40)}","admin":true}`,
      { admin: "Not a field of this request" },
    ],
  ])("%s: 422 naming the field", async (_, payload, fieldErrors) => {
    const response = await app.inject({ method: "POST", url, headers: json, ...(payload && { payload }) });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(toErrorEnvelope("VALIDATION", fieldErrors));
  });

  test("an empty body with the JSON content type counts as no body", async () => {
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: json,
      payload: "",
    });
    expect(response.statusCode).toBe(200);
  });
});

describe("an internal error", () => {
  test("is answered without its message", async () => {
    const response = await app.inject({ url: "/api/broken" });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual(toErrorEnvelope("INTERNAL"));
    expect(response.body).not.toContain("secret");
  });

  test.each(["/api/stats", "/api/config"])("%s without a node: 503", async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(toErrorEnvelope("CHAIN_UNAVAILABLE"));
  });

  test("a member before the first indexed block: 503", async () => {
    const response = await app.inject({ url: "/api/members/willow" });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(toErrorEnvelope("SERVICE_UNAVAILABLE"));
  });

  test("GET /api/health: 200, and names what is down", async () => {
    const response = await app.inject({ url: "/api/health" });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      status: "degraded",
      database: true,
      node: false,
      indexedBlock: null,
      chainBlock: null,
      headAge: null,
      stale: null,
    });
  });

  test("GET /api/health without a database: 200", async () => {
    const gone = await createTestDatabase();
    const server = await buildTestServer(gone);
    await gone.destroy();
    const response = await server.app.inject({ url: "/api/health" });
    expect(response.json().data).toMatchObject({ status: "degraded", database: false });
    await server.app.close();
  });
});

describe("rate limits", () => {
  test("above the limit: 429 with Retry-After, for this address only", async () => {
    const limited = await buildTestServer(database, {
      SIGN_INS_PER_MINUTE: "2",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    const ask = (forwarded: string) =>
      limited.app.inject({
        method: "POST",
        url: "/api/auth/nonce",
        headers: { "x-forwarded-for": forwarded },
        payload: { address: `0x${"1".repeat(40)}` },
      });
    expect((await ask("10.1.1.1")).statusCode).toBe(200);
    expect((await ask("10.1.1.1")).statusCode).toBe(200);
    const refused = await ask("10.1.1.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toEqual(toErrorEnvelope("TOO_MANY_REQUESTS"));
    expect((await ask("10.1.1.2")).statusCode).toBe(200);
    await limited.app.close();
  });

  test("X-Forwarded-For counts only from a trusted proxy", async () => {
    const limited = await buildTestServer(database, { REQUESTS_PER_MINUTE: "1" });
    const ask = (forwarded: string) =>
      limited.app.inject({ url: "/api/nope", headers: { "x-forwarded-for": forwarded } });
    expect((await ask("10.1.1.1")).statusCode).toBe(404);
    expect((await ask("10.1.1.2")).statusCode).toBe(429);
    await limited.app.close();
  });
});

describe("headers", () => {
  test("a response loads nothing, is not cached and has a request id", async () => {
    const { headers } = await app.inject({ url: "/api/health" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("an https origin has Strict-Transport-Security", async () => {
    const server = await buildTestServer(database, { PUBLIC_ORIGIN: "https://canopy.example" });
    const { headers } = await server.app.inject({ url: "/api/health" });
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
    await server.app.close();
  });

  test("browsers deny features that the site does not use", async () => {
    const { headers } = await app.inject({ url: "/api/health" });
    for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"])
      expect(headers["permissions-policy"]).toContain(`${feature}=()`);
  });

  test.each([
    ["no token", {}, 'Bearer realm="canopy"'],
    ["a wrong token", { authorization: "Bearer a" }, 'Bearer realm="canopy", error="invalid_token"'],
  ])("a request with %s gets a challenge", async (_, headers, challenge) => {
    const response = await app.inject({ url: "/api/auth/me", headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers["www-authenticate"]).toBe(challenge);
  });

  test.each([
    ["https://partner.example", "https://partner.example"],
    ["https://unknown.example", undefined],
    ["null", undefined],
  ])("pages of %s: access-control-allow-origin %s", async (origin, allowed) => {
    const { headers } = await app.inject({ url: "/api/health", headers: { origin } });
    expect(headers["access-control-allow-origin"]).toBe(allowed);
  });
});

test("every endpoint accepts _t, any number of times", async () => {
  for (const url of ["/api/health?_t=1&_t=2", "/api/health?_t="]) {
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
});

test("the OpenAPI document and its page are served", async () => {
  const document = (await app.inject({ url: "/api/openapi.json" })).json();
  expect(Object.keys(document.paths)).toContain("/members/{username}");
  const page = await app.inject({ url: "/api/docs" });
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
  // The policy refuses inline scripts and styles, so the page must have none.
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=| on\w+=/);
  const script = /src="([^"]+swagger-ui-bundle\.js)"/.exec(page.body)?.[1];
  expect(script).toBe("/api/docs/static/swagger-ui-bundle.js");
  expect((await app.inject({ url: "/api/docs/static/swagger-ui-bundle.js" })).statusCode).toBe(200);
});

test("the endpoints of the table are the routes with a JSON response, with the same schemas", async () => {
  const document = (await app.inject({ url: "/api/openapi.json" })).json();
  const documented: Record<string, unknown> = {};
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const data = responses["200"]?.content?.["application/json"]?.schema.properties?.data;
      if (data)
        documented[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`] =
          data.$ref ?? data.type;
    }
  }
  const promised = Object.entries(endpoints).map(([key, { data }]) => {
    const id = z.globalRegistry.get(data)?.id;
    return [key, id === undefined ? data._zod.def.type : `#/components/schemas/${id}`];
  });
  expect(documented).toEqual(Object.fromEntries(promised));
});

/** The part of an operation in the OpenAPI document that holds the schema of its data. */
interface Operation {
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties?: { data?: { $ref?: string; type?: string } } } }> }
  >;
}
