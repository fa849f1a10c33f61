import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { cacheLookup } from "./cache-lookup.ts";

let database: Database;
let service: Server;
let asked: string[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  service = createServer((request, response) => {
    asked.push(request.url ?? "");
    respond(request, response);
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await database.destroy();
});
beforeEach(async () => {
  asked = [];
  respond = (_, response) => response.end("1;DE;DEU;Germany");
  server = await buildTestServer(database, {
    COUNTRY_SERVICE_URL: `http://127.0.0.1:${port()}/look-up?ip={ip}`,
    TRUSTED_PROXIES: "10.0.0.1",
  });
});
afterEach(() => server.app.close());

function port(): number {
  const address = service.address();
  if (address === null || typeof address === "string") throw new Error("The service has no port");
  return address.port;
}

/** Sends a request through a proxy that forwards the address of the visitor. */
const ask = (visitor: string, proxy = "10.0.0.1") =>
  server.app.inject({
    url: "/api/country",
    remoteAddress: proxy,
    headers: { "x-forwarded-for": visitor },
  });

const unknown = {
  success: false,
  message: "unable to fetch the country",
  data: null,
  errors: { code: "COUNTRY_UNKNOWN" },
};

test("returns the country of the visitor's address, and requests it once a day", async () => {
  const response = await ask("203.0.114.9");
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toEqual({ country: "DE" });
  await ask("203.0.114.9");
  await Promise.all([ask("2001:4860::1"), ask("2001:4860::1")]);
  expect(asked).toEqual(["/look-up?ip=203.0.114.9", "/look-up?ip=2001%3A4860%3A%3A1"]);
});

test("ignores the forwarded address of an untrusted proxy", async () => {
  await ask("203.0.114.9", "198.51.101.7");
  expect(asked).toEqual(["/look-up?ip=198.51.101.7"]);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "::1",
  "fd00::1",
  "::ffff:172.16.0.9",
])("does not send a private address (%s) to the service", async (visitor) => {
  expect((await ask(visitor)).json()).toEqual(unknown);
  expect(asked).toEqual([]);
});

test.each([
  "0;;;",
  "2;DE;DEU;Germany",
  "1;",
  "1;de;",
  "1;DEU;Germany",
  "1DE",
  " 1;DE;",
  "",
  `1;${"D".repeat(100_000)}`,
])("returns 404 for a response without a country (%.20s)", async (text) => {
  respond = (_, response) => response.end(text);
  const response = await ask("203.0.114.9");
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual(unknown);
});

test("reads only the beginning of a response", async () => {
  respond = (_, response) => {
    response.write("1;FR;FRA;France\n");
    const timer = setInterval(() => response.write("x".repeat(1_000)), 5);
    response.on("close", () => clearInterval(timer));
  };
  expect((await ask("203.0.114.9")).json().data).toEqual({ country: "FR" });
});

test("returns 404 after two seconds without a response", async () => {
  respond = () => undefined;
  const before = performance.now();
  expect((await ask("203.0.114.9")).json()).toEqual(unknown);
  expect(performance.now() - before).toBeLessThan(4_000);
});

test("does not retry a failed request within a minute", async () => {
  respond = (_, response) => response.writeHead(500).end("1;DE;DEU;Germany");
  expect((await ask("203.0.114.9")).statusCode).toBe(404);
  expect((await ask("203.0.114.9")).statusCode).toBe(404);
  expect(asked).toHaveLength(1);
});

test("does not follow redirects", async () => {
  respond = (request, response) => {
    if (request.url === "/elsewhere") response.end("1;DE;DEU;Germany");
    else response.writeHead(302, { location: "/elsewhere" }).end();
  };
  expect((await ask("203.0.114.9")).json()).toEqual(unknown);
  expect(asked).toHaveLength(1);
});

test("returns 404 without a configured service", async () => {
  const { app } = await buildTestServer(database);
  const response = await app.inject({ url: "/api/country", remoteAddress: "203.0.114.9" });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual(unknown);
  await app.close();
});

describe("cacheLookup", () => {
  const limits = { found: 100, notFound: 10, size: 2 };

  test("caches found values longer than missing ones", async () => {
    let time = 0;
    const calls: string[] = [];
    const find = cacheLookup(
      async (key) => {
        calls.push(key);
        return key === "none" ? null : key;
      },
      limits,
      () => time,
    );
    await find("a");
    await find("none");
    time = 50;
    await find("a");
    await find("none");
    expect(calls).toEqual(["a", "none", "none"]);
    time = 150;
    expect(await find("a")).toBe("a");
    expect(calls).toHaveLength(4);
  });

  test("discards the oldest values above its limit", async () => {
    const calls: string[] = [];
    const find = cacheLookup(async (key) => {
      calls.push(key);
      return key;
    }, limits);
    for (const key of ["a", "b", "c", "a", "c"]) await find(key);
    expect(calls).toEqual(["a", "b", "c", "a"]);
  });
});
