/**
 * `npm run test:soak -- [--minutes 60] [--seed N]`: the whole system under load with random faults. Prints each fault and a
 * table; exits with 1 when a check fails. The seed repeats the choices, not their timing. Linux only.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom } from "@canopy/dev/seed/random";
import { type FailedRequest, type Load, startLoad } from "@canopy/server/test/failover/load";
import type { Figure } from "../bench/figures.ts";
import { note, runBench, type Scope } from "../bench/scope.ts";
import { findDifferentTables, findLost, readKeeperTransactions, verifyAll } from "./checks.ts";
import { type Fault, injectFaults } from "./faults.ts";
import { type Members, passDays, startMembers } from "./members.ts";
import { createRecovery, type Recovery } from "./recovery.ts";
import { roles, type Supervised } from "./supervise.ts";
import { startWorld, type World } from "./world.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    json: { type: "boolean" },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);

const MINUTE = 60_000;
/** Milliseconds in which every role works again after a fault. */
const RECOVERY_LIMIT = 30_000;
/** Milliseconds after which the run continues without a recovery. */
const PATIENCE = 120_000;
/** Milliseconds in which everything starts and catches up. */
const START_LIMIT = 180_000;
/** Milliseconds between two days of the chain. */
const DAY_EVERY = 30_000;
/** Milliseconds between two requests of each kind of client. */
const CLIENT_PAUSE = 400;
/** MiB per process with this little data. */
const MEMORY_LIMIT = 400;
/** Warnings and errors of one process from the begin of a fault to its recovery. */
const LINES_LIMIT = 25;
const paths = [
  ...[
    "members",
    "members/canopy",
    "members/canopy/tree",
    "members/canopy/history",
    "members/canopy/activity",
  ],
  ...["stats", "reports/basic", "rounds", "rounds/0", "ranks", "price", "price/history", "health"],
];

interface Episode extends Fault {
  recovery: Recovery;
}

await runBench(async (scope) => {
  note(`${minutes} minutes with seed ${seed}. Starting ...`);
  const random = createRandom(seed);
  const world = await startWorld(scope);
  const recover = createRecovery(world);
  if (isLate(await recover(START_LIMIT), START_LIMIT)) throw new Error("The system did not start");
  const members = startMembers(world.chain, seed, new Set(world.signers));
  const load = startClients(world);
  scope.defer(() => load.stop());
  scope.defer(() => members.stop());
  const stopDays = startDays(scope, world, random);

  const episodes: Episode[] = [];
  const broken: unknown[] = [];
  const end = Date.now() + minutes * MINUTE;
  while (Date.now() < end) {
    await sleep(pickCalm(random));
    const fault = await injectFaults(world, random).catch((error: unknown) => void broken.push(error));
    if (fault === undefined) continue;
    await passDays(world.chain, 1, random).catch((error: unknown) => void broken.push(error));
    const recovery = await recover(PATIENCE);
    episodes.push({ ...fault, recovery });
    for (const { role, tail } of world.processes) if (recovery[role] > RECOVERY_LIMIT) note(tail());
    note(describe(episodes.length, { ...fault, recovery }));
  }
  await sleep(RECOVERY_LIMIT);
  await stopDays();
  await members.stop();
  await load.stop();
  for (const error of broken) note(String(error));
  return [
    ...(await summarise(world, { episodes, load, members, recover })),
    figure("faults that the harness failed to inject", broken.length, "", 0),
  ];
});

function describe(number: number, { name, from, to, recovery }: Episode): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  const times = roles.map((role) => `${role} ${seconds(recovery[role])}`).join(", ");
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${number}: ${seconds(to - from)} ${name}; recovered: ${times}; load of the machine ${load}`;
}

/** Mostly short, and in one of three cases so long that requests must succeed. */
function pickCalm(random: () => number): number {
  return random() < 1 / 3 ? RECOVERY_LIMIT + random() * RECOVERY_LIMIT : 3_000 + random() * 12_000;
}

function isLate(recovery: Recovery, limit: number): boolean {
  return roles.some((role) => recovery[role] >= limit);
}

function startClients({ chain, processes, signers }: World): Load {
  const origins = processes.filter(({ role }) => role === "api").map(({ origin }) => origin);
  const account = (index: number) => {
    const found = signers[index];
    if (found === undefined) throw new RangeError(`No signer ${index}`);
    return found;
  };
  return startLoad({ client: chain.client, account }, { origins, paths, pause: CLIENT_PAUSE });
}

/** Days pass, so that rounds end. */
function startDays(scope: Scope, { chain }: World, random: () => number): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await passDays(chain, 1, random).catch(() => undefined);
      await sleep(DAY_EVERY, undefined, { signal }).catch(() => undefined);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await running;
  };
  scope.defer(stop);
  return stop;
}

async function summarise(
  world: World,
  {
    episodes,
    load,
    members,
    recover,
  }: {
    episodes: readonly Episode[];
    load: Load;
    members: Members;
    recover: ReturnType<typeof createRecovery>;
  },
): Promise<Figure[]> {
  const { processes, chain } = world;
  await recover(PATIENCE);
  const lost = await findLost(world, load);
  // The keepers have nothing left to do; without them and new blocks, index and contract show the same block.
  await chain.client.setIntervalMining({ interval: 0 });
  for (const { role, stop } of processes) if (role === "keeper") await stop();
  await recover(PATIENCE / 4);
  const verified = await verifyAll(world);
  const tables = await findDifferentTables(world);
  const keeper = await readKeeperTransactions(world);

  const excused = (from: number, to: number) =>
    episodes.some((fault) => to >= fault.from && from <= fault.to + RECOVERY_LIMIT);
  const unexcused = (requests: readonly FailedRequest[]) =>
    requests.filter(({ from, to }) => !excused(from, to));
  const failed = unexcused(load.errors.filter(({ status }) => status >= 500));
  const broken = unexcused(load.interrupted);
  const refused = load.errors.filter(({ status }) => status < 500);
  const internal = load.errors.filter(({ status }) => status === 500);
  const ends = processes.flatMap((process) => process.ends);
  // A process that starts while its database is unreachable exits and is restarted.
  const failures = ends.filter(({ at, hadStarted }) => hadStarted || !excused(at, at));
  const lines = Math.max(...episodes.map((episode) => countLines(processes, episode)), 0);
  for (const error of [
    ...[...failed, ...broken, ...internal].map((request) => JSON.stringify(request)),
    ...ends.map(({ text }) => text),
    ...[...lost, ...tables, ...keeper.repeated, ...keeper.reverted],
  ]) {
    note(error);
  }
  for (const [text, count] of countTexts(refused)) note(`${count} times ${text}`);

  const info = (name: string, value: number, unit = "") => figure(name, value, unit, null);
  const none = (name: string, list: readonly unknown[]) => figure(name, list.length, "", 0);
  return [
    info("minutes", minutes, "min"),
    info("seed", seed),
    info("blocks", Number(await chain.client.getBlockNumber())),
    info("transactions of members", members.sent),
    info("transactions of the keeper", keeper.count),
    info("reads", load.reads.count),
    info("sign-ins", load.tokens.length),
    info("forms", load.forms.length),
    info("requests that failed under a fault", load.errors.length + load.interrupted.length),
    info("refused requests (4xx)", refused.length),
    figure("faults", episodes.length, "", Math.floor(minutes / 2), true),
    ...roles.map((role) => {
      const slowest = Math.max(...episodes.map(({ recovery }) => recovery[role]), 0);
      return figure(`slowest recovery, ${role}`, slowest / 1_000, "s", RECOVERY_LIMIT / 1_000);
    }),
    ...roles.map((role) => {
      const peaks = processes.filter((process) => process.role === role).map(({ peak }) => peak);
      return figure(`peak memory, ${role}`, Math.max(...peaks), "MiB", MEMORY_LIMIT);
    }),
    figure("log lines of a process in one outage, at most", lines, "", LINES_LIMIT),
    none("5xx while all was healthy for 30 s", failed),
    none("broken connections while all was healthy for 30 s", broken),
    none("internal errors (500) at any time", internal),
    info("starts that gave up under a fault", ends.length - failures.length),
    none("processes that ended by themselves", failures),
    none("acknowledged requests that are lost", lost),
    none("keeper calls sent twice", keeper.repeated),
    none("keeper transactions without effect", keeper.reverted),
    figure("exit code of verify --all", verified, "", 0),
    none("tables that differ from a new index", tables),
  ];
}

/** The most warnings and errors that one process has logged in an episode. */
function countLines(processes: readonly Supervised[], { from, to, recovery }: Episode): number {
  const until = to + Math.max(...Object.values(recovery));
  return Math.max(
    ...processes.map(({ errors }) => errors.filter(({ at }) => at >= from && at <= until).length),
  );
}

function countTexts(requests: readonly FailedRequest[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, path, text } of requests) {
    const key = `${status} ${path} ${text}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function figure(name: string, value: number, unit: string, target: number | null, least?: true): Figure {
  return { name, value, unit, target, ...(least && { least }), ratio: null, peer: null };
}
