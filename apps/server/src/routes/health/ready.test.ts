import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeNode, startFakeNode } from "../../../test/support/fake-node.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

let database: Database;
let site: string;
let node: FakeNode;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await mkdtemp(join(tmpdir(), "canopy-site-"));
  await writeFile(join(site, "index.html"), "<!doctype html><title>Canopy</title>");
  node = await startFakeNode();
});
afterAll(async () => {
  await node.close();
  await database.destroy();
  await rm(site, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database);
  server = await buildServer({});
});
afterEach(() => server.app.close());

const buildServer = (environment: Record<string, string>) =>
  buildTestServer(database, { RPC_URL: node.url, SITE_DIR: site, STALE_AFTER_SECONDS: "60", ...environment });

/** @param age seconds since the block */
async function setIndexBlock(block: bigint, age = 0, halted: string | null = null): Promise<void> {
  const time = new Date(Date.now() - age * 1_000);
  await database
    .insertInto("index_checkpoint")
    .values({ block_number: block, block_hash: "0x1", block_time: time, finalized_number: 0n, halted })
    .execute();
}

async function obstacles(): Promise<Record<string, string>> {
  const response = await server.app.inject({ url: "/api/ready" });
  if (response.statusCode === 200) {
    expect(response.json()).toEqual({ success: true, message: "", data: { ready: true }, errors: null });
    return {};
  }
  expect(response.statusCode).toBe(503);
  const { code, ...others } = response.json().errors;
  expect(code).toBe("SERVICE_UNAVAILABLE");
  return others;
}

test("is ready with a database, an index near the chain, and the site", async () => {
  await setIndexBlock(990n);
  expect(await obstacles()).toEqual({});
});

test("is not ready while the index is empty", async () => {
  expect(await obstacles()).toEqual({ index: "It has not started." });
});

const health = async () => (await server.app.inject({ url: "/api/health" })).json().data;

describe("old figures keep the process ready, and health reports them:", () => {
  test("the node is unreachable", async () => {
    await server.app.close();
    server = await buildServer({ RPC_URL: "http://127.0.0.1:1" });
    await setIndexBlock(1n, 61);
    expect(await obstacles()).toEqual({});
    expect(await health()).toMatchObject({ status: "degraded", headAge: null, stale: { cause: "node" } });
  });

  test("the node is frozen", async () => {
    node.time -= 994;
    await setIndexBlock(1_000n, 994);
    expect(await obstacles()).toEqual({});
    const { headAge, ...others } = await health();
    expect(headAge).toBeGreaterThanOrEqual(994);
    expect(others).toMatchObject({ status: "behind", stale: { cause: "node" } });
    node.time += 994;
  });

  test("the index is behind", async () => {
    await setIndexBlock(900n, 200);
    expect(await obstacles()).toEqual({});
    const { stale, status } = await health();
    expect([status, stale.cause]).toEqual(["behind", "index"]);
    expect(Date.now() - Date.parse(stale.asOf)).toBeGreaterThanOrEqual(200_000);
  });

  test("the index has stopped", async () => {
    await setIndexBlock(1_000n, 0, "finality");
    expect(await obstacles()).toEqual({});
    expect(await health()).toMatchObject({ status: "degraded", stale: { cause: "index" } });
  });
});

test("figures are fresh while the index follows the node, also when the node fails for a moment", async () => {
  await setIndexBlock(1_000n, 59);
  expect(await health()).toMatchObject({ status: "ok", stale: null });
  await server.app.close();
  server = await buildServer({ RPC_URL: "http://127.0.0.1:1" });
  expect(await health()).toMatchObject({ status: "degraded", stale: null });
});

test("is live whatever fails around it", async () => {
  server.services.lifecycle.isStopping = true;
  const response = await server.app.inject({ url: "/api/live" });
  expect([response.statusCode, response.json().data]).toEqual([200, { live: true }]);
});

test("caches the result for a second", async () => {
  expect(await obstacles()).toEqual({ index: "It has not started." });
  await setIndexBlock(1_000n);
  expect(await obstacles()).toEqual({ index: "It has not started." });
  await expect.poll(obstacles, { timeout: 3_000 }).toEqual({});
});

test("is not ready when a migration is missing", async () => {
  await setIndexBlock(1_000n);
  const { rows } = await sql<{ name: string; checksum: string }>`
    delete from migrations where name like '0001%' returning name, checksum`.execute(database);
  expect(await obstacles()).toEqual({ database: "Migrations are missing." });
  for (const { name, checksum } of rows)
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(database);
});

test("is not ready without the site, unless another program serves it", async () => {
  await setIndexBlock(1_000n);
  server = await buildServer({ SITE_DIR: join(site, "nothing") });
  expect(await obstacles()).toEqual({ site: "SITE_DIR has no built site." });
  server = await buildServer({ SITE_DIR: "none" });
  expect(await obstacles()).toEqual({});
});

test("is not ready while it stops, still answers, and closes connections", async () => {
  await setIndexBlock(1_000n);
  expect(await obstacles()).toEqual({});
  server.services.lifecycle.isStopping = true;
  expect(await obstacles()).toEqual({ process: "It is stopping." });
  const response = await server.app.inject({ url: "/api/health" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["connection"]).toBe("close");
});
