import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

const questionsSchema = z.array(z.object({ id: z.number(), method: z.literal("eth_blockNumber") }));

let database: Database;
let site: string;
let node: Server;
let nodeUrl: string;
let head = 1_000;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await mkdtemp(join(tmpdir(), "canopy-site-"));
  await writeFile(join(site, "index.html"), "<!doctype html><title>Canopy</title>");
  node = createServer(async (request, response) => {
    const questions = questionsSchema.parse(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    const answers = questions.map(({ id }) => ({ jsonrpc: "2.0", id, result: `0x${head.toString(16)}` }));
    response.setHeader("content-type", "application/json").end(JSON.stringify(answers));
  });
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
  const address = node.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  nodeUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  node.closeAllConnections();
  node.close();
  await database.destroy();
  await rm(site, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database);
  head = 1_000;
  server = await buildServer({});
});
afterEach(() => server.app.close());

const buildServer = (environment: Record<string, string>) =>
  buildTestServer(database, { RPC_URL: nodeUrl, SITE_DIR: site, READY_MAX_LAG: "10", ...environment });

async function setIndexBlock(block: bigint, halted: string | null = null): Promise<void> {
  await database
    .insertInto("index_checkpoint")
    .values({ block_number: block, block_hash: "0x1", finalized_number: 0n, halted })
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

test("is ready while the node is unreachable", async () => {
  await server.app.close();
  server = await buildServer({ RPC_URL: "http://127.0.0.1:1" });
  await setIndexBlock(1n);
  expect(await obstacles()).toEqual({});
});

test("is not ready when the index is empty, too far behind, or halted", async () => {
  expect(await obstacles()).toEqual({ index: "It has not started." });
  await setIndexBlock(989n);
  server = await buildServer({});
  expect(await obstacles()).toEqual({ index: "It is 11 blocks behind." });
  await database.updateTable("index_checkpoint").set({ block_number: 1_000n, halted: "finality" }).execute();
  server = await buildServer({});
  expect(await obstacles()).toEqual({ index: "It has stopped: see the log." });
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
