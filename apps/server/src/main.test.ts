import { createServer } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { getSharedChain } from "../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../test/support/run-until-caught-up.ts";
import { startServerHere } from "../test/support/server-here.ts";
import { type ServerProcess, spawnServer } from "../test/support/server-process.ts";
import { tableContents } from "../test/support/table-contents.ts";
import type { TestChain } from "../test/support/test-chain.ts";
import { createTestDatabase, createTestDatabaseUrl } from "../test/support/test-database.ts";
import { startProxy } from "../test/support/test-proxy.ts";
import { openDatabase } from "./database/open.ts";
import { createLog } from "./lib/log.ts";
import { OperatorError } from "./lib/operator-error.ts";
import { freePort } from "./lib/port.ts";

/** Set by `npm run test:long`. */
const { TEST_LONG } = process.env;
/** More blocks than can be reorganised. The test mines them itself, so that a later file finds the blocks of its snapshot. */
const REORGANISED = 101;

let chain: TestChain;
let databaseUrl: string;
let port: number;
const running: ServerProcess[] = [];
const log = createLog("silent");
beforeAll(async () => {
  chain = await getSharedChain();
});
beforeEach(async () => {
  databaseUrl = await createTestDatabaseUrl();
  port = await freePort();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

const toEnvironment = () => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  RPC_URL: chain.rpcUrl,
  CHAIN_ID: "31337",
  PLAN_ADDRESS: chain.plan,
  PLUS_ADDRESS: chain.plus,
  PLAN_BLOCK: String(chain.block),
  SITE_DIR: "no-site",
});

function start(changes: Record<string, string> = {}, ...args: string[]): ServerProcess {
  const server = spawnServer({ ...toEnvironment(), ...changes }, args);
  running.push(server);
  return server;
}

const envelopeSchema = z.object({ data: z.looseObject({}) });
async function health() {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  return envelopeSchema.parse(await response.json()).data;
}

test("indexes without listening if it lacks the api role, and exits with 0 on SIGINT", async () => {
  const server = start({}, "--roles=indexer");
  await server.line("ready");
  await expect(health()).rejects.toThrow();
  server.child.kill("SIGINT");
  expect(await server.ended).toBe(0);
});

describe("a failed start exits with 1 and logs one message without a stack", () => {
  async function readError(server: ServerProcess): Promise<string> {
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe("");
    const fatal = server.lines.filter(({ level }) => level === 60);
    expect(fatal).toHaveLength(1);
    expect(fatal[0]).not.toHaveProperty("err");
    return fatal[0]?.msg ?? "";
  }

  test("for wrong variables", async () => {
    const message = await readError(start({ PORT: "0", PLAN_ADDRESS: "" }));
    expect(message).toContain('PORT is "0". Set it to a whole number from 1 to 65535.');
    expect(message).toContain("PLAN_ADDRESS is missing");
  });

  test("for a node of another chain", async () => {
    const server = start({ CHAIN_ID: "137", PUBLIC_RPC_URL: chain.rpcUrl }, "--roles", "indexer");
    expect(await readError(server)).toContain("is on chain 31337, but CHAIN_ID is 137");
  });
});

describe("a start fails with a sentence for the operator", () => {
  async function refuse(changes: Record<string, string>, ...args: string[]): Promise<string> {
    const starting = startServerHere({ ...toEnvironment(), ...changes }, args);
    const error: unknown = await starting.catch((thrown: unknown) => thrown);
    if (error instanceof OperatorError) return error.message;
    throw new Error("The server started", { cause: error });
  }

  test("for a port in use", async () => {
    const other = createServer().listen(port, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    expect(await refuse({})).toBe(
      `PORT ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set PORT to a free port.`,
    );
    other.close();
  });

  test("for a PostgreSQL server that does not respond", async () => {
    const url = "postgres://canopy:secret@localhost:1/canopy";
    const message = await refuse({ DATABASE_URL: url }, "--roles", "indexer");
    expect(message).toMatch(
      /^The PostgreSQL server at DATABASE_URL cannot be used \(connect ECONNREFUSED .*:1/,
    );
    expect(message).not.toContain("secret");
  });
});

test.runIf(TEST_LONG === "1")(
  "an index that was killed repeatedly equals a fresh one",
  async () => {
    for (let index = 0; index < 40; index++) {
      await chain.join(
        index,
        `member${index}`,
        index === 0 ? "canopy" : `member${Math.floor((index - 1) / 2)}`,
      );
    }
    let kills = 0;
    const startIndexer = () => start({ LOG_LEVEL: "debug" }, "--roles", "indexer");
    for (let server = startIndexer(); ; server = startIndexer()) {
      const first = await Promise.race([server.line("indexed"), server.line("ready")]);
      server.child.kill("SIGKILL");
      await server.ended;
      if (first.msg.startsWith("ready")) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(1);

    const open = await openDatabase({ url: databaseUrl, connections: 4 }, log);
    const fresh = await createTestDatabase();
    // The last kill may have interrupted deferred work.
    for (const database of [open.database, fresh]) await runUntilCaughtUp(database, chain);
    expect(await tableContents(open.database)).toEqual(await tableContents(fresh));
    await Promise.all([open.close(), fresh.destroy()]);
  },
  180_000,
);

test("answers without a node and with a halted index, and exits with 0 on SIGTERM", async () => {
  await chain.client.mine({ blocks: REORGANISED });
  const proxy = await startProxy(chain.rpcUrl);
  await proxy.disconnect();
  const server = start({ RPC_URL: proxy.url });
  await server.line("node or database does not respond");
  expect(await health()).toMatchObject({ status: "degraded", database: true, node: false });

  await proxy.reconnect();
  expect(await server.line("ready")).toMatchObject({ level: 30, address: `http://127.0.0.1:${port}` });
  // The response is cached for a second.
  await expect.poll(health, { timeout: 3_000 }).toMatchObject({ status: "ok" });
  for (const plan of ["core", "plus"])
    expect((await fetch(`http://127.0.0.1:${port}/api/reports/basic?plan=${plan}`)).status).toBe(200);

  // A reorganisation of final blocks stops the indexer but not the API.
  await chain.client.request<{ Method: "anvil_reorg"; Parameters: [number, []]; ReturnType: null }>({
    method: "anvil_reorg",
    params: [REORGANISED, []],
  });
  expect(await server.line("The node's history differs")).toMatchObject({ level: 50 });
  await expect
    .poll(health, { timeout: 3_000 })
    .toMatchObject({ status: "degraded", database: true, node: true });

  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe("");
  await proxy.close();
});
