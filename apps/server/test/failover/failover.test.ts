import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/database/open.ts";
import type { OpenDatabase } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { Crowd, passDays } from "../support/crowd.ts";
import { readMail } from "../support/read-mail.ts";
import { runUntilCaughtUp } from "../support/run-until-caught-up.ts";
import { tableContents } from "../support/table-contents.ts";
import { type Cluster, holderOf, type Member, rejoin, startCluster, takeOver } from "./cluster.ts";
import { type Load, SIGNERS, startLoad } from "./load.ts";

/** Milliseconds within which a standby works. */
const TAKE_OVER = 10_000;
/** Milliseconds: on a machine that does much else six processes take their time to start. Only a standby may not. */
const PATIENCE = 180_000;
/** Enough members that a day of all of them is settled in several batches, where a block has so little gas. */
const CROWD = 90;
const LITTLE_GAS = 8_000_000n;
const USUAL_GAS = 30_000_000n;

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
  await indexed(`crowd${CROWD - 1}`);
  load = startLoad(chain, { origins: apis.map(({ origin }) => origin), crowd, firstNewcomer: CROWD });
}, PATIENCE);
afterAll(async () => {
  await load?.stop();
  await open?.close();
  await cluster?.stop();
});

/** Settles when the index knows a member of this name. */
async function indexed(username: string): Promise<void> {
  const members = () => open.database.selectFrom("members").where("username", "=", username);
  await vi.waitFor(() => members().select("id").executeTakeFirstOrThrow(), {
    timeout: PATIENCE,
    interval: 50,
  });
}

/** Settles when somebody who registers only now is in the index; returns the milliseconds. */
async function indexesAnew(): Promise<number> {
  const { length } = load.registered;
  const begun = performance.now();
  await expect
    .poll(() => load.registered.length, { timeout: PATIENCE, interval: 20 })
    .toBeGreaterThan(length);
  await indexed(load.registered[length] ?? "");
  return performance.now() - begun;
}

const more = (list: readonly unknown[]) => {
  const { length } = list;
  return expect.poll(() => list.length, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(length + 2);
};

test(
  "while one api process is away the other answers everything",
  async () => {
    for (const api of cluster.apis) {
      await more(load.tokens);
      await api.kill();
      await Promise.all([more(load.tokens), more(load.forms)]);
      api.start();
      await api.process.line("ready");
    }
    expect(load.cut.count).toBeGreaterThan(0);
  },
  PATIENCE,
);

test(
  "when the indexer dies another indexes within 10 s, again and again",
  async () => {
    for (let death = 0; death < 2; death++) {
      const { holder, standby } = await holderOf("indexer", cluster.indexers);
      await holder.kill();
      const [taken, anew] = await Promise.all([takeOver("indexer", standby), indexesAnew()]);
      expect(Math.max(taken, anew)).toBeLessThan(TAKE_OVER);
      await rejoin(holder);
    }
  },
  PATIENCE,
);

test(
  "an indexer that hangs loses its lock within 10 s, and is on standby when it resumes",
  async () => {
    const { holder, standby } = await holderOf("indexer", cluster.indexers);
    holder.process.child.kill("SIGSTOP");
    expect(await takeOver("indexer", standby)).toBeLessThan(TAKE_OVER);
    holder.process.child.kill("SIGCONT");
    await holder.process.line("standby");
    await indexesAnew();
  },
  PATIENCE,
);

test(
  "when the keeper dies in the middle of a settlement another ends it, and the round is closed once",
  async () => {
    const { chain, keepers } = cluster;
    await chain.client.setBlockGasLimit({ gasLimit: LITTLE_GAS });
    for (let death = 0; death < 2; death++) {
      const { holder, standby } = await holderOf("keeper", keepers);
      const round = await presentRound();
      await passDays(chain, 1);
      await expect
        .poll(() => batchesOf(round, holder), { timeout: PATIENCE, interval: 10 })
        .not.toHaveLength(0);
      await holder.kill();
      expect(await takeOver("keeper", standby)).toBeLessThan(TAKE_OVER);
      await expect.poll(() => isClosed(round), { timeout: PATIENCE, interval: 50 }).toBe(true);
      await rejoin(holder);
      await crowd.topUp(0, CROWD);
    }
    await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
    const closings = await chain.client.getContractEvents({
      ...plan(),
      eventName: "RoundClosed",
      fromBlock: chain.block,
    });
    const rounds = closings.map(({ args }) => args.round);
    expect(rounds.length).toBeGreaterThanOrEqual(2);
    expect(new Set(rounds).size).toBe(rounds.length);
  },
  PATIENCE,
);

test(
  "nothing acknowledged is lost, nobody got an error, and the index is that of a fresh replay",
  async () => {
    await load.stop();
    await Promise.all(cluster.keepers.map((keeper) => keeper.kill()));
    expect(load.faults).toEqual([]);
    for (const list of [load.tokens, load.forms, load.registered]) expect(list.length).toBeGreaterThan(20);
    expect(load.reads.count).toBeGreaterThan(20);

    // Each session is good at the other process.
    const [one, other] = cluster.apis.map(({ origin }) => origin);
    for (const { token, origin } of load.tokens) {
      const elsewhere = origin === one ? other : one;
      const response = await fetch(`${elsewhere}/api/auth/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
    }
    expect(await writers()).toEqual(expect.arrayContaining(load.forms));

    const replay = await openDatabase(
      { url: await cluster.postgres.createDatabase(), connections: 2 },
      createLog("silent"),
    );
    await runUntilCaughtUp(replay.database, cluster.chain);
    const expected = await tableContents(replay.database);
    await expect
      .poll(() => tableContents(open.database), { timeout: PATIENCE, interval: 200 })
      .toEqual(expected);
    const names = expected.members.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(load.registered));
    await replay.close();
  },
  PATIENCE,
);

const plan = () => ({ address: cluster.chain.plan, abi: planAbi }) as const;
const presentRound = () => cluster.chain.client.readContract({ ...plan(), functionName: "roundCounter" });
async function isClosed(round: bigint): Promise<boolean> {
  const data = await cluster.chain.client.readContract({
    ...plan(),
    functionName: "roundData",
    args: [round],
  });
  return data.closed;
}

/** Log lines of the transactions that `keeper` sent to settle `round`. */
const batchesOf = (round: bigint, keeper: Member) =>
  keeper.process.lines.filter(
    ({ msg, plan, duty }) =>
      msg === "transaction sent" &&
      plan === "core" &&
      JSON.stringify(duty) === JSON.stringify({ kind: "settle round", round: Number(round) }),
  );

/** Whose forms wait in the outbox or were delivered. */
async function writers(): Promise<string[]> {
  const waiting = await open.database.selectFrom("outbox").select("content").execute();
  const files = await readdir(cluster.mailFolder);
  const delivered = await Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map(async (file) => readMail(await readFile(join(cluster.mailFolder, file), "utf8")).text),
  );
  const texts = [...waiting.map(({ content }) => JSON.stringify(content)), ...delivered];
  return texts.flatMap((text) => /Writer \d+\./.exec(text)?.[0] ?? []);
}
