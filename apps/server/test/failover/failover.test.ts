import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/database/open.ts";
import type { OpenDatabase } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { Crowd, passDays } from "../support/crowd.ts";
import { runUntilCaughtUp } from "../support/run-until-caught-up.ts";
import { tableContents } from "../support/table-contents.ts";
import { createTestDatabaseUrl } from "../support/test-database.ts";
import { awaitLeader, type Cluster, type Member, measureTakeover, restart, startCluster } from "./cluster.ts";
import { type Load, readSenders, SIGNERS, startLoad } from "./load.ts";

/** Milliseconds in which a standby must take over. */
const TAKEOVER_LIMIT = 10_000;
/** Milliseconds; generous, because six processes start slowly on a busy machine. */
const TIMEOUT = 180_000;
/** How many processes of each role are killed. */
const DEATHS = process.env["TEST_LONG"] === "1" ? 2 : 1;
/** Enough members that settling a day takes several batches at `LOW_GAS_LIMIT`. */
const CROWD = 90;
const LOW_GAS_LIMIT = 8_000_000n;
const GAS_LIMIT = 30_000_000n;

let cluster: Cluster;
let open: OpenDatabase;
let crowd: Crowd;
let load: Load;
beforeAll(async () => {
  cluster = await startCluster();
  const { chain, database, apis, indexers } = cluster;
  for (let index = 0; index < SIGNERS; index++) {
    const referral = index === 0 ? "canopy" : `signer${Math.floor((index - 1) / 2)}`;
    await chain.join(index, `signer${index}`, referral);
  }
  crowd = new Crowd(chain);
  await crowd.join(0, CROWD);
  await Promise.all(apis.map((api) => api.process.line("ready")));
  await Promise.race(indexers.map((indexer) => indexer.process.line("ready")));
  open = await openDatabase({ url: database, connections: 2 }, createLog("silent"));
  await awaitIndexed(`crowd${CROWD - 1}`);
  const origins = apis.map(({ origin }) => origin);
  load = startLoad(chain, { origins, newcomers: { crowd, first: CROWD }, pause: 250 });
}, TIMEOUT);
afterAll(async () => {
  await load?.stop();
  await open?.close();
  await cluster?.stop();
});

/** Waits until the index has a member. */
async function awaitIndexed(username: string): Promise<void> {
  const members = () => open.database.selectFrom("members").where("username", "=", username);
  await vi.waitFor(() => members().select("id").executeTakeFirstOrThrow(), {
    timeout: TIMEOUT,
    interval: 50,
  });
}

/** Waits until the index has a member who registers after this call. Returns the milliseconds. */
async function awaitNextRegistration(): Promise<number> {
  const { length } = load.registered;
  const begun = performance.now();
  await expect.poll(() => load.registered.length, { timeout: TIMEOUT, interval: 20 }).toBeGreaterThan(length);
  await awaitIndexed(load.registered[length] ?? "");
  return performance.now() - begun;
}

const more = (list: readonly unknown[]) => {
  const { length } = list;
  return expect.poll(() => list.length, { timeout: TIMEOUT, interval: 20 }).toBeGreaterThan(length + 2);
};

test(
  "one api process answers while the other is killed",
  async () => {
    for (const api of cluster.apis.slice(0, DEATHS)) {
      await more(load.tokens);
      await api.kill();
      await Promise.all([more(load.tokens), more(load.forms)]);
      api.start();
      await api.process.line("ready");
    }
    expect(load.interrupted.length).toBeGreaterThan(0);
  },
  TIMEOUT,
);

test(
  "a standby indexes within 10 s after the indexer was killed",
  async () => {
    for (let death = 0; death < DEATHS; death++) {
      const { leader, standby } = await awaitLeader("indexer", cluster.indexers);
      await leader.kill();
      const [takeover, indexing] = await Promise.all([
        measureTakeover("indexer", standby),
        awaitNextRegistration(),
      ]);
      expect(Math.max(takeover, indexing)).toBeLessThan(TAKEOVER_LIMIT);
      await restart(leader);
    }
  },
  TIMEOUT,
);

test(
  "a suspended indexer loses its lock within 10 s, and is on standby when it resumes",
  async () => {
    const { leader, standby } = await awaitLeader("indexer", cluster.indexers);
    leader.process.child.kill("SIGSTOP");
    expect(await measureTakeover("indexer", standby)).toBeLessThan(TAKEOVER_LIMIT);
    leader.process.child.kill("SIGCONT");
    await leader.process.line("standby");
    await awaitNextRegistration();
  },
  TIMEOUT,
);

test(
  "a standby completes the settlement of a killed keeper, and closes the round once",
  async () => {
    const { chain, keepers } = cluster;
    await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
    for (let death = 0; death < DEATHS; death++) {
      const { leader, standby } = await awaitLeader("keeper", keepers);
      const round = await readCurrentRound();
      await passDays(chain, 1);
      await expect
        .poll(() => findBatches(round, leader), { timeout: TIMEOUT, interval: 10 })
        .not.toHaveLength(0);
      await leader.kill();
      expect(await measureTakeover("keeper", standby)).toBeLessThan(TAKEOVER_LIMIT);
      await expect.poll(() => isClosed(round), { timeout: TIMEOUT, interval: 50 }).toBe(true);
      await restart(leader);
      if (death + 1 < DEATHS) await crowd.topUp(0, CROWD);
    }
    await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
    const closings = await chain.client.getContractEvents({
      ...plan(),
      eventName: "RoundClosed",
      fromBlock: chain.block,
    });
    const rounds = closings.map(({ args }) => args.round);
    expect(rounds.length).toBeGreaterThanOrEqual(DEATHS);
    expect(new Set(rounds).size).toBe(rounds.length);
  },
  TIMEOUT,
);

test(
  "no acknowledged request is lost, no client got an error, and the index equals a fresh one",
  async () => {
    await load.stop();
    await Promise.all(cluster.keepers.map((keeper) => keeper.kill()));
    expect(load.errors).toEqual([]);
    for (const list of [load.tokens, load.forms, load.registered]) expect(list.length).toBeGreaterThan(20);
    expect(load.reads.count).toBeGreaterThan(20);

    // Each session is valid at the other process.
    const [one, other] = cluster.apis.map(({ origin }) => origin);
    for (const { token, origin } of load.tokens) {
      const elsewhere = origin === one ? other : one;
      const response = await fetch(`${elsewhere}/api/auth/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
    }
    expect(await readSenders(open.database, cluster.mailFolder)).toEqual(expect.arrayContaining(load.forms));

    const replay = await openDatabase(
      { url: await createTestDatabaseUrl(), connections: 2 },
      createLog("silent"),
    );
    await runUntilCaughtUp(replay.database, cluster.chain);
    const expected = await tableContents(replay.database);
    await expect
      .poll(() => tableContents(open.database), { timeout: TIMEOUT, interval: 200 })
      .toEqual(expected);
    const names = expected.members.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(load.registered));
    await replay.close();
  },
  TIMEOUT,
);

const plan = () => ({ address: cluster.chain.plan, abi: planAbi }) as const;
const readCurrentRound = () => cluster.chain.client.readContract({ ...plan(), functionName: "roundCounter" });
async function isClosed(round: bigint): Promise<boolean> {
  const data = await cluster.chain.client.readContract({
    ...plan(),
    functionName: "roundData",
    args: [round],
  });
  return data.closed;
}

/** Log lines of the transactions that `keeper` sent to settle `round`. */
const findBatches = (round: bigint, keeper: Member) =>
  keeper.process.lines.filter(
    ({ msg, plan, duty }) =>
      msg === "transaction sent" &&
      plan === "core" &&
      JSON.stringify(duty) === JSON.stringify({ kind: "settle round", round: Number(round) }),
  );
