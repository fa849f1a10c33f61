/**
 * `npm run bench:api`: the API's throughput and latency, in turn with a bare `node:http` server that sends the same bytes:
 * (a) cached reads, (b) the same while a block arrives every 2 s, (c) uncached reads, (d) sign-ins. `-- a b` measures these
 * only.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Asked, record } from "./api/recorded.ts";
import { prepareSignIns } from "./api/sign-ins.ts";
import { type Measure, startClient } from "./api/start-client.ts";
import { startBare, startWorld, withBlocks } from "./api/world.ts";
import type { Figure } from "./figures.ts";
import { readTreeTime } from "./process-tree.ts";
import { median } from "./quantiles.ts";
import { note, runBench } from "./scope.ts";

const ROUNDS = 7;
const SECONDS = 2;
const SIGN_INS = 300;
/** Milliseconds, as on Polygon. */
const BLOCK_INTERVAL = 2_000;
/** A second of one core, as the system counts it: the figure does not depend on what else the machine does. */
const LEAST_SIGN_INS = 150;
const CACHED_SHARE = 0.7;
const INVALIDATED_SHARE = 0.6;
const MAXIMUM_LATENESS = 3;
const PEER = "bare node:http";

interface Sides {
  readonly ours: string;
  readonly bare: string;
  readonly measure: Measure;
  /** The seconds that our server has computed. */
  readonly readTime: () => Promise<number>;
}

await runBench(async (scope) => {
  note("Starting a chain, a database and the server ...");
  const world = await startWorld(scope);
  const member = `/api/members/${world.username}`;
  const cached = ["/api/stats", member, `${member}/tree?depth=7`].map(read);
  const uncached = [
    "/api/members?limit=50",
    "/api/members?search=member",
    `${member}/tree?depth=7`,
    `${member}/history?limit=50`,
  ].map(read);
  const login = "/api/auth/login";
  const [example = ""] = await prepareSignIns(world, 1);
  const file = join(await scope.folder("responses"), "responses.json");
  await writeFile(
    file,
    JSON.stringify(
      await record(world.origin, [...cached, ...uncached, { method: "POST", path: login, body: example }]),
    ),
  );
  const { pid } = world.server;
  if (pid === undefined) throw new Error("The api process did not start.");
  const sides = {
    ours: world.origin,
    bare: await startBare(scope, file),
    measure: startClient(scope),
    readTime: () => readTreeTime(pid),
  };

  const figures: Figure[] = [];
  if (isChosen("a")) {
    for (const asked of cached) figures.push(...(await measureCached(sides, asked)));
  }
  if (isChosen("b")) {
    await withBlocks(world, BLOCK_INTERVAL, async () => {
      for (const asked of cached) figures.push(...(await measureInvalidated(sides, asked)));
    });
  }
  if (isChosen("c")) {
    for (const asked of uncached) figures.push(await measureUncached(sides, asked));
  }
  if (isChosen("d")) {
    // A sign-in message is valid for minutes.
    const bodies = await prepareSignIns(world, ROUNDS * SIGN_INS);
    figures.push(...(await measureLogin(sides, { method: "POST", path: login }, bodies)));
  }
  return figures;
});

function isChosen(part: string): boolean {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  return chosen.length === 0 || chosen.includes(part);
}

function read(path: string): Asked {
  return { method: "GET", path };
}

async function measureCached(sides: Sides, asked: Asked): Promise<Figure[]> {
  const name = `(a) cached ${asked.path}`;
  const rounds = await measureRounds(name, (isOurs) => measurePeak(sides, isOurs, asked));
  return throughput(name, rounds, CACHED_SHARE);
}

async function measureInvalidated(sides: Sides, asked: Asked): Promise<Figure[]> {
  const name = `(b) with blocks ${asked.path}`;
  note(`${name} ...`);
  const peaks: Round[] = [];
  const latencies: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const peak = await measureRound(round, (isOurs) => measurePeak(sides, isOurs, asked));
    // In the same round: a rate from a quieter minute would be more than half of what the machine can do.
    const load = { kind: "steady", rate: peak.bare / 2, seconds: SECONDS } as const;
    const latency = (isOurs: boolean) => sides.measure({ ...target(sides, isOurs, asked), ...load });
    latencies.push(await measureRound(round, latency));
    peaks.push(peak);
  }
  const lateness = median(latencies.map(({ ours, bare }) => ours / bare));
  return [
    ...throughput(name, peaks, INVALIDATED_SHARE),
    {
      name: `${name}, p99 at half the bare server's peak`,
      value: median(latencies.map(({ ours }) => ours)),
      unit: "ms",
      target: null,
      ratio: null,
      peer: null,
    },
    {
      name: `${name}, that p99 by the bare server's`,
      value: lateness,
      unit: "times",
      target: MAXIMUM_LATENESS,
      ratio: 1 / lateness,
      peer: PEER,
    },
  ];
}

async function measureUncached(sides: Sides, asked: Asked): Promise<Figure> {
  const name = `(c) uncached ${asked.path}`;
  return compared(name, await measureRounds(name, (isOurs) => measurePeak(sides, isOurs, asked, isOurs)));
}

/** A sign-in recovers a signature, reads the chain and writes the database. */
async function measureLogin(sides: Sides, login: Asked, signIns: readonly string[]): Promise<Figure[]> {
  const name = `(d) ${login.path}`;
  const times: number[] = [];
  const rounds = await measureRounds(name, async (isOurs, round) => {
    const bodies = signIns.slice(round * SIGN_INS, (round + 1) * SIGN_INS);
    const before = await sides.readTime();
    const rate = await sides.measure({ ...target(sides, isOurs, login), kind: "peak", load: { bodies } });
    if (isOurs) times.push((await sides.readTime()) - before);
    return rate;
  });
  return [
    compared(name, rounds),
    {
      name: `${name}, per second of one core in the api process`,
      value: SIGN_INS / median(times),
      unit: "requests/s",
      target: LEAST_SIGN_INS,
      least: true,
      ratio: null,
      peer: null,
    },
  ];
}

function target(sides: Sides, isOurs: boolean, { method, path }: Asked) {
  return { origin: isOurs ? sides.ours : sides.bare, method, path };
}

function measurePeak(sides: Sides, isOurs: boolean, asked: Asked, isUncached = false): Promise<number> {
  const load = { seconds: SECONDS, isUncached };
  return sides.measure({ ...target(sides, isOurs, asked), kind: "peak", load });
}

interface Round {
  readonly ours: number;
  readonly bare: number;
}

async function measureRounds(
  name: string,
  measureSide: (isOurs: boolean, round: number) => Promise<number>,
): Promise<Round[]> {
  note(`${name} ...`);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await measureRound(round, (isOurs) => measureSide(isOurs, round)));
  }
  return rounds;
}

/** Both sides in turn, in the other order every other round: the machine may be busier a moment later. */
async function measureRound(
  round: number,
  measureSide: (isOurs: boolean) => Promise<number>,
): Promise<Round> {
  const isOursFirst = round % 2 === 1;
  const first = await measureSide(isOursFirst);
  const second = await measureSide(!isOursFirst);
  const { ours, bare } = isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first };
  note(`  ours ${ours.toFixed(1)}, bare ${bare.toFixed(1)}, ratio ${(ours / bare).toFixed(2)}`);
  return { ours, bare };
}

function throughput(name: string, rounds: readonly Round[], least: number): Figure[] {
  const share = median(rounds.map(({ ours, bare }) => ours / bare));
  return [
    compared(name, rounds),
    {
      name: `${name}, by the bare server's`,
      value: share,
      unit: "times",
      target: least,
      least: true,
      ratio: 1 / share,
      peer: PEER,
    },
  ];
}

/** Requests a second, without a target. */
function compared(name: string, rounds: readonly Round[]): Figure {
  return {
    name,
    value: median(rounds.map(({ ours }) => ours)),
    unit: "requests/s",
    target: null,
    ratio: median(rounds.map(({ ours, bare }) => bare / ours)),
    peer: PEER,
  };
}
