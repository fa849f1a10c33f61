import { setTimeout as sleep } from "node:timers/promises";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/database/open.ts";
import type { OpenDatabase } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { Crowd, passDays } from "../support/crowd.ts";
import { runUntilCaughtUp } from "../support/run-until-caught-up.ts";
import { tableContents } from "../support/table-contents.ts";
import { type Fault, faults } from "../support/test-proxy.ts";
import { dependencies, type FaultyWorld, type Reading, startFaultyWorld } from "./faulty-world.ts";

/** Milliseconds in which a role has to do its next work, without a restart. */
const RECOVERY_LIMIT = 30_000;
/** Milliseconds in which a read is answered, be it by 503: a lost response is noticed after 6 s. */
const READ_LIMIT = 20_000;
/** Milliseconds between two reads. */
const READ_PACE = 200;
/** Milliseconds; generous, because three processes start slowly on a busy machine. */
const TIMEOUT = 180_000;
const CROWD = 12;
/** Faults that pass; the others last until the end of their tests. */
const passing: ReadonlySet<Fault> = new Set(["blackhole", "reset"]);

let world: FaultyWorld;
let open: OpenDatabase;
let crowd: Crowd;
let joined = 1;
let signIns = 0;
const tokens: string[] = [];

const plan = () => ({ address: world.chain.plan, abi: planAbi }) as const;
const poll = (read: () => Promise<boolean>, timeout: number) =>
  vi.waitFor(async () => expect(await read()).toBe(true), { timeout, interval: 100 });

async function isIndexed(username: string): Promise<boolean> {
  const members = open.database.selectFrom("members").where("username", "=", username);
  return (await members.select("id").executeTakeFirst()) !== undefined;
}

async function isClosed(round: bigint): Promise<boolean> {
  const { client } = world.chain;
  return (await client.readContract({ ...plan(), functionName: "roundData", args: [round] })).closed;
}

/** What proves that a role works: an effect that it has to bring about from now on. */
const proofs = {
  async api() {
    return async () => {
      const token = await world.signIn(signIns++ % CROWD);
      if (token !== null) tokens.push(token);
      return token !== null;
    };
  },
  async indexer() {
    await crowd.join(joined, joined + 1);
    const username = crowd.username(joined++);
    return () => isIndexed(username);
  },
  async keeper() {
    const round = await world.chain.client.readContract({ ...plan(), functionName: "roundCounter" });
    await crowd.join(joined, joined + 1);
    joined += 1;
    await passDays(world.chain, 1);
    return () => isClosed(round);
  },
};

/** Reads one after the other, as a client does, until the returned function is called. */
function startReading(): () => Promise<Reading[]> {
  const stop = new AbortController();
  const readings: Reading[] = [];
  const reading = (async () => {
    while (!stop.signal.aborted) {
      readings.push(await world.read(`signer${readings.length}`));
      await sleep(READ_PACE, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await reading;
    return readings;
  };
}

describe.runIf(process.env["TEST_LONG"] === "1")("faults of what a process depends on", () => {
  beforeAll(async () => {
    world = await startFaultyWorld();
    crowd = new Crowd(world.chain);
    await crowd.join(0, 1);
    for (let index = 0; index < CROWD; index++) {
      await world.chain.join(index, `signer${index}`, index === 0 ? "canopy" : `signer${index - 1}`);
    }
    await Promise.all([
      world.api.line("ready"),
      world.indexer.line("ready"),
      world.keeper.line("keeper started"),
    ]);
    open = await openDatabase({ url: world.database, connections: 2 }, createLog("silent"));
    await poll(() => isIndexed(`signer${CROWD - 1}`), TIMEOUT);
  }, TIMEOUT);
  afterAll(async () => {
    await open?.close();
    await world?.stop();
  });

  describe.each(
    dependencies.flatMap((dependency) => faults.map((fault) => ({ dependency, fault }))),
  )("$dependency $fault:", ({ dependency, fault }) => {
    let stopReading: ReturnType<typeof startReading>;
    beforeAll(async () => {
      stopReading = startReading();
      const lines = world.indexer.lines.length;
      world.proxies[dependency].inject(fault);
      if (passing.has(fault)) {
        // It passes after the indexer has noticed it.
        await poll(async () => world.indexer.lines.slice(lines).some(({ level }) => level >= 40), TIMEOUT);
        world.proxies[dependency].heal();
      }
    }, TIMEOUT);
    afterAll(async () => {
      world.proxies[dependency].heal();
      await stopReading();
    });

    test.each(["api", "indexer", "keeper"] as const)(
      "%s",
      async (role) => {
        const isDone = await proofs[role]();
        await poll(isDone, RECOVERY_LIMIT);
        if (role !== "api") return;
        const readings = await stopReading();
        const statuses = new Set(readings.map(({ status }) => status));
        // Reads do not need the node.
        expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
        if (dependency === "node") expect([...statuses]).toEqual([200]);
        expect(Math.max(...readings.map(({ milliseconds }) => milliseconds))).toBeLessThan(READ_LIMIT);
      },
      TIMEOUT,
    );
  });

  test(
    "nothing that was confirmed is lost, and nothing was done twice",
    async () => {
      for (const token of tokens) expect(await world.isSignedIn(token)).toBe(true);
      const { client, block } = world.chain;
      const closings = await client.getContractEvents({
        ...plan(),
        eventName: "RoundClosed",
        fromBlock: block,
      });
      const rounds = closings.map(({ args }) => args.round);
      expect(rounds.length).toBeGreaterThanOrEqual(dependencies.length * faults.length);
      expect(new Set(rounds).size).toBe(rounds.length);

      world.keeper.child.kill("SIGKILL");
      const url = await world.postgres.createDatabase();
      const replay = await openDatabase({ url, connections: 2 }, createLog("silent"));
      await runUntilCaughtUp(replay.database, world.chain);
      const expected = await tableContents(replay.database);
      await expect
        .poll(() => tableContents(open.database), { timeout: TIMEOUT, interval: 200 })
        .toEqual(expected);
      await replay.close();
    },
    TIMEOUT,
  );
});
