import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { moveTo } from "../../test/support/plan-rows.ts";
import { buildPlantedServer, type PlantedServer } from "../../test/support/planted-server.ts";
import { buildTestServer } from "../../test/support/test-server.ts";

let server: PlantedServer;
beforeEach(async () => {
  server = await buildPlantedServer();
});
afterEach(() => server.close());

const path = "/members/rowan";
const unitsSchema = z.object({ data: z.object({ units: z.number() }) }).transform(({ data }) => data.units);
const aText = expect.any(String);
const units = async (query = "") => (await server.get(`${path}${query}`)).json().data.units;
const buy = (amount: number) =>
  server.database
    .updateTable("seats")
    .set({ units: amount })
    .where("member_id", "=", 4)
    .where("plan", "=", "core")
    .execute();

describe("an answer from the index", () => {
  test("is given again until the index moves, which is noticed within a second", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    expect(await units()).toBe(1);
    await moveTo(server.database, 101n);
    server.pass(1);
    expect(await units()).toBe(2);
  });

  test("is read again when another block took the place of the checkpoint's", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    const orphaned = `0x${"0".repeat(64)}`;
    await server.database.updateTable("index_checkpoint").set({ block_hash: orphaned }).execute();
    server.pass(1);
    expect(await units()).toBe(2);
  });

  test("lasts five seconds where the index stands still", async () => {
    expect(await units()).toBe(1);
    await buy(2);
    server.pass(4);
    expect(await units()).toBe(1);
    server.pass(1);
    expect(await units()).toBe(2);
  });

  test("does not touch the database again, whatever `_t` is", async () => {
    const before = await server.get(`${path}?_t=1`);
    await server.database.destroy();
    for (const query of ["?_t=2", "", "?_t", "?_t=1&_t=2"]) {
      const response = await server.get(`${path}${query}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(before.body);
    }
  });

  test("differs with what is asked", async () => {
    expect((await server.get("/members/willow?_t=1")).json().data.plan).toBe("core");
    expect((await server.get("/members/willow?_t=1&plan=plus")).json().data.plan).toBe("plus");
  });

  test("says of which block it is, at least", async () => {
    expect((await server.get(path)).headers["x-indexed-block"]).toBe("100");
    expect((await server.get("/health")).headers["x-indexed-block"]).toBeUndefined();
  });
});

describe("asked for over the network, without the framework", () => {
  const rowan = "/api/members/rowan";
  let origin: string;
  beforeEach(async () => {
    origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  async function ask(headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}${rowan}`, { headers });
    const body = await response.text();
    return {
      headers: Object.fromEntries(response.headers),
      body,
      units: unitsSchema.parse(JSON.parse(body)),
    };
  }

  test("an answer has the headers and the body of the first", async () => {
    const first = await ask();
    const again = await ask();
    expect(again.body).toEqual(first.body);
    const ofOne = {
      date: aText,
      "x-request-id": aText,
      "x-ratelimit-remaining": aText,
      "x-ratelimit-reset": aText,
    };
    expect(again.headers).toEqual({ ...first.headers, ...ofOne });
    expect(Number(again.headers["x-ratelimit-remaining"])).toBe(
      Number(first.headers["x-ratelimit-remaining"]) - 1,
    );
    expect(await server.services.metrics.registry.metrics()).toContain(
      'early_answers_total{route="/api/members/:username",status="200"} 1',
    );
  });

  test("one that is asked for late in its life is read anew before it ends", async () => {
    await ask();
    await buy(2);
    // As those who ask all the time do, so that it is known where the index stands.
    for (let second = 0; second < 4; second++) {
      server.pass(1);
      await server.get("/members/willow");
    }
    expect((await ask()).units).toBe(2);
  });

  test("it ends when the index moves", async () => {
    await ask();
    await buy(2);
    await moveTo(server.database, 101n);
    server.pass(2);
    expect((await ask()).units).toBe(2);
  });
});

describe("failures", () => {
  test("are not kept", async () => {
    const missing = await server.get("/members/newcomer");
    expect(missing.statusCode).toBe(404);
    expect(missing.headers["cache-control"]).toBe("no-store");
    expect(missing.headers["etag"]).toBeUndefined();
    await server.database.updateTable("members").set({ username: "newcomer" }).where("id", "=", 4).execute();
    expect((await server.get("/members/newcomer")).statusCode).toBe(200);
  });

  test("before anything is indexed: 503 from every endpoint of the index, and not afterwards", async () => {
    await server.database.deleteFrom("index_checkpoint").execute();
    for (const address of [path, "/members", "/rounds", "/ranks", "/price/history"]) {
      const response = await server.get(address);
      expect(response.statusCode).toBe(503);
      expect(response.json().errors).toEqual({ code: "SERVICE_UNAVAILABLE" });
    }
    await moveTo(server.database, 100n);
    server.pass(1);
    expect((await server.get(path)).statusCode).toBe(200);
  });
});

describe("headers", () => {
  test("browsers and proxies may keep it for seconds, by its tag", async () => {
    const first = await server.get(path);
    expect(first.headers["cache-control"]).toBe("public, max-age=2, stale-while-revalidate=30");
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(first.headers["etag"]).toMatch(/^"[\w-]{27}"$/);
    expect((await server.get(path)).headers).toMatchObject({
      etag: first.headers["etag"],
      "cache-control": first.headers["cache-control"],
      "content-type": first.headers["content-type"],
      "x-indexed-block": "100",
    });
  });

  test.each([
    ["the tag", (tag: string) => tag],
    ["the tag as a proxy that compresses weakened it", (tag: string) => `W/${tag}`],
    ["the tag among others", (tag: string) => `"other", ${tag}`],
    ["a star", () => "*"],
  ])("who has it already (%s) gets a 304 without a body, read or kept", async (_, write) => {
    const { headers } = await server.get(path);
    const known = { "if-none-match": write(String(headers["etag"])) };
    for (const address of [path, `${path}?plan=core`]) {
      const response = await server.get(address, known);
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe("");
      expect(response.headers["etag"]).toBe(headers["etag"]);
      expect(response.headers["cache-control"]).toBe(headers["cache-control"]);
    }
  });

  test("who has another one gets this one", async () => {
    expect((await server.get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("HEAD has the headers of GET and no body, read or kept", async () => {
    const head = () => server.app.inject({ method: "HEAD", url: `/api${path}` });
    const read = await head();
    const got = await server.get(path);
    for (const response of [read, await head()]) {
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe("");
      expect(response.headers["etag"]).toBe(got.headers["etag"]);
      expect(response.headers["content-length"]).toBe(got.headers["content-length"]);
    }
  });

  test("pages of other origins may read of which block it is", async () => {
    const { app } = await buildTestServer(server.database, { CORS_ORIGINS: "https://friend.example" });
    const { headers } = await app.inject({
      url: `/api${path}`,
      headers: { origin: "https://friend.example" },
    });
    expect(headers["access-control-expose-headers"]).toContain("x-indexed-block");
    await app.close();
  });

  test("what a page of another origin was given is not taken for what any may have", async () => {
    for (const origin of ["https://one.example", "https://two.example"]) {
      const response = await server.get(path, { origin });
      expect(response.headers["vary"]).toContain("Origin");
      expect(response.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });
});

test("callers who come together wait for one read", async () => {
  const bodies = await Promise.all(
    Array.from({ length: 20 }, () => server.get("/members/willow/tree?depth=7")),
  );
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  expect(bodies.every(({ statusCode }) => statusCode === 200)).toBe(true);
});
