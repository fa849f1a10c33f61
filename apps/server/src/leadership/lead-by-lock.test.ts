import { connect, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { query, startPostgres, type TestPostgres } from "../../test/support/postgres.ts";
import { createLog } from "../lib/log.ts";
import { freePort } from "../lib/port.ts";
import { leadByLock } from "./lead-by-lock.ts";

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
});
const candidates: Candidate[] = [];
afterEach(async () => {
  for (const { stop, ended } of candidates.splice(0)) {
    stop.abort();
    await ended.catch(() => undefined);
  }
});

interface Candidate {
  stop: AbortController;
  ended: Promise<void>;
  leads: boolean;
  terms: number;
  standsBy: boolean;
}

/** The current leaders: never more than one. */
const leading = new Set<Candidate>();
let mostAtOnce = 0;
beforeEach(() => {
  leading.clear();
  mostAtOnce = 0;
});

interface Options {
  work?: () => Promise<void>;
  url?: string;
}

function candidate({ work, url: own = url }: Options = {}): Candidate {
  const stop = new AbortController();
  const self: Candidate = { stop, ended: Promise.resolve(), leads: false, terms: 0, standsBy: false };
  self.ended = leadByLock(own, createLog("silent"))(
    "indexer",
    {
      async work(signal) {
        self.leads = true;
        self.terms += 1;
        leading.add(self);
        mostAtOnce = Math.max(mostAtOnce, leading.size);
        await (work?.() ?? untilAborted(signal));
        leading.delete(self);
        self.leads = false;
      },
      onStandby() {
        self.standsBy = true;
      },
    },
    stop.signal,
  );
  self.ended.catch(() => undefined);
  candidates.push(self);
  return self;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** A connection to the database's port that can fall silent: it stays open, but nothing arrives. */
async function startProxy(port: number) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on("error", () => undefined);
    near.pipe(far).pipe(near);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
  return {
    through(database: string) {
      const changed = new URL(database);
      changed.port = String(own);
      return changed.href;
    },
    fallSilent() {
      server.close();
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true);
const cutLockSessions = () =>
  query(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'canopy lock'");

test("one of two works and the other is on standby until the first stops", async () => {
  const first = candidate();
  await until(() => first.leads);
  const second = candidate();
  await until(() => second.standsBy);
  expect(second.leads).toBe(false);

  first.stop.abort();
  await first.ended;
  const freed = performance.now();
  await until(() => second.leads);
  expect(performance.now() - freed).toBeLessThan(5_000);
  expect(mostAtOnce).toBe(1);
});

test("each role and each database has its own leader", async () => {
  const first = candidate();
  await until(() => first.leads);
  const stop = new AbortController();
  let keeps = false;
  const keeper = leadByLock(url, createLog("silent"))(
    "keeper",
    {
      work(signal) {
        keeps = true;
        return untilAborted(signal);
      },
    },
    stop.signal,
  );
  await until(() => keeps);
  stop.abort();
  await keeper;
  url = await postgres.createDatabase();
  const elsewhere = candidate();
  await until(() => elsewhere.leads);
  expect(first.leads).toBe(true);
});

test("a leader whose connection breaks stops, and only one of the two works again", async () => {
  const both = [candidate(), candidate()];
  await until(() => both.some(({ leads }) => leads));
  for (let cut = 1; cut <= 3; cut++) {
    const before = both.reduce((sum, { terms }) => sum + terms, 0);
    await cutLockSessions();
    await until(() => both.reduce((sum, { terms }) => sum + terms, 0) > before);
  }
  expect(mostAtOnce).toBe(1);
});

test("work continues after an outage of the database", async () => {
  const only = candidate();
  await until(() => only.leads);
  await postgres.halt("crash");
  await until(() => !only.leads);
  await postgres.resume();
  await until(() => only.leads);
  expect(only.terms).toBe(2);
});

test("a leader whose connection falls silent stops first, and another takes over within 10 s", async () => {
  const line = await startProxy(Number(new URL(url).port));
  const far = candidate({ url: line.through(url) });
  await until(() => far.leads);
  const near = candidate();
  await until(() => near.standsBy);

  line.fallSilent();
  const silent = performance.now();
  await until(() => near.leads);
  expect(performance.now() - silent).toBeLessThan(10_000);
  expect(mostAtOnce).toBe(1);
  line.cut();
});

test("a failure of the work is reported and frees the lock", async () => {
  const first = candidate({
    async work() {
      throw new Error("broken");
    },
  });
  await expect(first.ended).rejects.toThrow("broken");
  const second = candidate();
  await until(() => second.leads);
});
