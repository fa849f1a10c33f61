import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../test/support/postgres.ts";
import { startProxy, type TestProxy } from "../../test/support/test-proxy.ts";
import { buildTestServer, nodelessEnvironment } from "../../test/support/test-server.ts";
import { createLog } from "../lib/log.ts";
import { readMigrations } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { type OpenDatabase, openPostgres } from "./postgres.ts";
import type { Database } from "./tables.ts";
import { withoutTimeLimit } from "./time-limit.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

const log = createLog("silent");
let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
});

describe("a pool of connections", () => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await openPostgres(url, log, 2);
  });
  afterEach(() => open.close());
  const one = (database: Database = open.database) => sql`select 1`.execute(database);

  test("limits the time of statements and idle transactions", async () => {
    const show = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(open.database)).rows[0]
        ?.value;
    expect(await show("statement_timeout")).toBe("20s");
    expect(await show("idle_in_transaction_session_timeout")).toBe("15s");
    expect(await show("tcp_keepalives_idle")).toBe("5");
  });

  test("reports a slow statement and an unreachable database as unavailable", async () => {
    const slow = open.database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 50`.execute(transaction);
      await sql`select pg_sleep(60)`.execute(transaction);
    });
    await expect(slow).rejects.toThrow(DatabaseUnavailableError);
    await one();
    await postgres.halt();
    await expect(one()).rejects.toThrow(DatabaseUnavailableError);
    await postgres.resume();
    await one();
  });

  test("passes on an error of the statement", async () => {
    await expect(sql`select nonsense`.execute(open.database)).rejects.toThrow(
      /column "nonsense" does not exist/,
    );
    await expect(sql`select 1 / 0`.execute(open.database)).rejects.not.toThrow(DatabaseUnavailableError);
  });

  test("a crash fails the transaction, and the pool drops the broken connections", async () => {
    await sql`create table kept (a int)`.execute(open.database);
    const cut = open.database.transaction().execute(async (transaction) => {
      await sql`insert into kept values (1)`.execute(transaction);
      await postgres.halt("crash");
      await sql`insert into kept values (2)`.execute(transaction);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailableError);
    await postgres.resume();
    const rows = await Promise.all([1, 2, 3, 4].map(() => sql`select a from kept`.execute(open.database)));
    expect(rows.flatMap((result) => result.rows)).toEqual([]);
    expect(open.pool?.()).toEqual({ open: 2, idle: 2, waiting: 0 });
  });
});

describe("a pool whose connections fall silent", () => {
  let proxy: TestProxy;
  let open: OpenDatabase;
  beforeEach(async () => {
    proxy = await startProxy(url);
    open = await openPostgres(proxy.url, log, 3, { silence: 500, grace: 200 });
  });
  afterEach(async () => {
    await open.close();
    await proxy.close();
  });
  const one = () => sql`select 1 as one`.execute(open.database);
  const all = (work: () => Promise<unknown>) => Promise.allSettled([1, 2, 3].map(work));

  test("drops them, and serves the next requests on new ones", async () => {
    await all(one);
    expect(open.pool()).toEqual({ open: 3, idle: 3, waiting: 0 });
    proxy.inject("silent");
    await expect(one()).rejects.toThrow(DatabaseUnavailableError);
    // The other two were open during the silence: no request waits for them.
    for (const { status } of await all(one)) expect(status).toBe("fulfilled");
    expect(open.pool().waiting).toBe(0);
  });

  test("ends a transaction whose statement gets no answer, and its connection", async () => {
    await sql`create table kept (a int)`.execute(open.database);
    const cut = open.database.transaction().execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      await sql`insert into kept values (1)`.execute(transaction);
      proxy.inject("silent");
      await sql`insert into kept values (2)`.execute(transaction);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await sql`select a from kept`.execute(open.database);
    expect(rows).toEqual([]);
  });

  test("waits for a statement that the server still works on", async () => {
    await open.database.transaction().execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      await sql`select pg_sleep(2)`.execute(transaction);
    });
    expect(open.pool()).toEqual({ open: 1, idle: 1, waiting: 0 });
  });
});

test("servers that start together on an empty database create its tables once", async () => {
  const migrated: string[] = [];
  const applied = pino(
    { base: null },
    { write: (line: string) => migrated.push(JSON.parse(line).migration) },
  );
  const open = () => openDatabase({ url, connections: 2 }, applied, () => undefined);
  const servers = await Promise.all([open(), open(), open()]);
  const names = (await readMigrations()).map(({ name }) => name);
  expect(migrated).toEqual(names);
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    servers[0].database,
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
  await Promise.all(servers.map(({ close }) => close()));
});

test("a server returns 503 in the envelope during an outage, and recovers afterwards", async () => {
  const open = await openDatabase({ url, connections: 4 }, log);
  const { app } = await buildTestServer(open.database);
  const nonce = () =>
    app.inject({
      method: "POST",
      url: "/api/auth/nonce",
      payload: { address: nodelessEnvironment.PLAN_ADDRESS },
    });
  const ready = async () => (await app.inject({ url: "/api/ready" })).payload;
  expect((await nonce()).statusCode).toBe(200);

  await postgres.halt("crash");
  const failed = await nonce();
  expect(failed.statusCode).toBe(503);
  expect(failed.json()).toMatchObject({ success: false, errors: { code: "SERVICE_UNAVAILABLE" } });
  await expect.poll(ready, { timeout: 5_000 }).toContain('"database":"It does not respond."');

  await postgres.resume();
  expect((await nonce()).statusCode).toBe(200);
  await expect.poll(ready, { timeout: 5_000 }).toContain('"index":"It has not started."');
  await app.close();
  await open.close();
});
