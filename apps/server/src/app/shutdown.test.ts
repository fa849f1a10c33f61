import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ServerProcess, spawnServer } from "../../test/support/server-process.ts";
import { createTestDatabaseUrl } from "../../test/support/test-database.ts";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { freePort } from "../lib/port.ts";

/** Requests in progress when the signal arrives; the pool has room for all. */
const UNDER_WAY = 30;

let database: string;
let server: ServerProcess;
let origin: string;
beforeEach(async () => {
  database = await createTestDatabaseUrl();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawnServer(
    {
      ...nodelessEnvironment,
      PORT: String(port),
      DATABASE_URL: database,
      DATABASE_POOL: String(UNDER_WAY + 10),
      DRAIN_SECONDS: "5",
      SITE_DIR: "none",
    },
    ["--roles", "api"],
  );
  await server.line("listening");
});
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
});

const nonce = () =>
  fetch(`${origin}/api/auth/nonce`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address: nodelessEnvironment.PLAN_ADDRESS }),
  });

test("a stop finishes all accepted requests, reports 503 to load balancers, and exits with 0", async () => {
  const holder = new pg.Client({ connectionString: database });
  // A transaction sees frozen statistics: another connection reads them.
  const watcher = new pg.Client({ connectionString: database });
  await Promise.all([holder.connect(), watcher.connect()]);
  const waiting = async () => {
    const { rows } = await watcher.query<{ count: string }>(
      "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return Number(rows[0]?.count);
  };
  // Requests that wait for the table stay in progress until the test releases it.
  await holder.query("begin");
  await holder.query("lock table sign_in_messages in access exclusive mode");
  const underWay = Array.from({ length: UNDER_WAY }, nonce);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(UNDER_WAY);

  server.child.kill("SIGTERM");
  await server.line("stopping");
  const ready = await fetch(`${origin}/api/ready`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get("connection")).toBe("close");
  expect(await ready.text()).toContain("It is stopping.");
  // Later requests are answered too.
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  const late = nonce();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(UNDER_WAY + 1);
  await expect.poll(isRefused, { timeout: 20_000, interval: 50 }).toBe(true);

  await holder.query("commit");
  await Promise.all([holder.end(), watcher.end()]);
  const responses = await Promise.all([...underWay, late]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  await Promise.all(responses.map((response) => response.json()));
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe("");
});

async function isRefused(): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    () => false,
    () => true,
  );
}
