import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { query, startPostgres, type TestPostgres } from "../../test/support/postgres.ts";
import { startProxy } from "../../test/support/test-proxy.ts";
import { createLog } from "../lib/log.ts";
import { leadByLock, WorkNotStoppedError } from "./lead-by-lock.ts";

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
  isLeader: boolean;
  terms: number;
  isStandby: boolean;
  /** What the metrics say. */
  holdsLock: boolean;
  /** All that `onChange` was told. */
  changes: boolean[];
}

/** The current leaders: never more than one. */
const leading = new Set<Candidate>();
let maximumLeaders = 0;
beforeEach(() => {
  leading.clear();
  maximumLeaders = 0;
});

interface Options {
  work?: () => Promise<void>;
  url?: string;
  stopLimit?: number;
}

function candidate({ work, url: databaseUrl = url, stopLimit }: Options = {}): Candidate {
  const stop = new AbortController();
  const self: Candidate = {
    stop,
    ended: Promise.resolve(),
    isLeader: false,
    terms: 0,
    isStandby: false,
    holdsLock: false,
    changes: [],
  };
  self.ended = leadByLock(databaseUrl, createLog("silent"), stopLimit)(
    "indexer",
    {
      async work(signal) {
        self.isLeader = true;
        self.terms += 1;
        leading.add(self);
        maximumLeaders = Math.max(maximumLeaders, leading.size);
        await (work?.() ?? untilAborted(signal));
        leading.delete(self);
        self.isLeader = false;
      },
      onStandby() {
        self.isStandby = true;
      },
      onChange(leads) {
        self.holdsLock = leads;
        self.changes.push(leads);
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

const waitFor = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true);
const endLockSessions = () =>
  query(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'canopy lock'");

test("one of two works and the other is on standby until the first stops", async () => {
  const first = candidate();
  await waitFor(() => first.isLeader);
  const second = candidate();
  await waitFor(() => second.isStandby);
  expect(second.isLeader).toBe(false);

  first.stop.abort();
  await first.ended;
  const freed = performance.now();
  await waitFor(() => second.isLeader);
  expect(performance.now() - freed).toBeLessThan(5_000);
  expect(maximumLeaders).toBe(1);
});

test("work that ends is not taken for work that ignores a lost lock", async () => {
  const one = candidate({ work: async () => undefined });
  await one.ended;
  // The session closes after the work, which must not count as the loss of the lock and start a time limit.
  expect(one.changes).toEqual([true, false]);
});

test("each role and each database has its own leader", async () => {
  const first = candidate();
  await waitFor(() => first.isLeader);
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
  await waitFor(() => keeps);
  stop.abort();
  await keeper;
  url = await postgres.createDatabase();
  const elsewhere = candidate();
  await waitFor(() => elsewhere.isLeader);
  expect(first.isLeader).toBe(true);
});

test("a leader whose connection breaks stops, and only one of the two works again", async () => {
  const both = [candidate(), candidate()];
  await waitFor(() => both.some(({ isLeader }) => isLeader));
  for (let count = 1; count <= 3; count++) {
    const before = both.reduce((sum, { terms }) => sum + terms, 0);
    await endLockSessions();
    await waitFor(() => both.reduce((sum, { terms }) => sum + terms, 0) > before);
  }
  expect(maximumLeaders).toBe(1);
});

test("work continues after an outage of the database", async () => {
  const only = candidate();
  await waitFor(() => only.isLeader);
  await postgres.halt("crash");
  await waitFor(() => !only.isLeader);
  await postgres.resume();
  await waitFor(() => only.isLeader);
  expect(only.terms).toBe(2);
});

test("a leader whose connection falls silent stops first and stands by, and one of two works within 10 s", async () => {
  const proxy = await startProxy(url);
  const far = candidate({ url: proxy.url });
  await waitFor(() => far.isLeader);
  const near = candidate();
  await waitFor(() => near.isStandby);

  proxy.inject("silent");
  const silent = performance.now();
  await waitFor(() => far.isStandby && (near.isLeader || far.terms === 2));
  expect(performance.now() - silent).toBeLessThan(10_000);
  const [leader, standby] = near.isLeader ? [near, far] : [far, near];
  leader.stop.abort();
  await waitFor(() => standby.isLeader);
  expect(maximumLeaders).toBe(1);
  await proxy.close();
});

test("work that continues after its lock was lost ends with an error, and no longer counts as leading", async () => {
  const stuck = candidate({ work: () => new Promise(() => undefined), stopLimit: 500 });
  await waitFor(() => stuck.holdsLock);
  await endLockSessions();
  await waitFor(() => !stuck.holdsLock);
  expect(stuck.isLeader).toBe(true);
  await expect(stuck.ended).rejects.toThrow(WorkNotStoppedError);
});

test("a failure of the work is reported and frees the lock", async () => {
  const first = candidate({
    async work() {
      throw new Error("broken");
    },
  });
  await expect(first.ended).rejects.toThrow("broken");
  const second = candidate();
  await waitFor(() => second.isLeader);
});
