/**
 * `npm run bench:api`: the API's throughput and latency, in turn with a bare `node:http` server that sends the same bytes.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { measurePeak } from "./api/peak.ts";
import { type Asked, record } from "./api/recorded.ts";
import { prepareSignIns } from "./api/sign-ins.ts";
import { measureSteady } from "./api/steady.ts";
import { startBare, startWorld, type World } from "./api/world.ts";
import type { Figure } from "./figures.ts";
import { median, quantile } from "./quantiles.ts";
import { note, runBench } from "./scope.ts";

const ROUNDS = 7;
const SECONDS = 2;
const SIGN_INS = 300;
const LEAST_SHARE = 0.7;
const MOST_LATENESS = 3;
const PEER = "bare node:http";

interface Sides {
  readonly ours: string;
  readonly bare: string;
}

await runBench(async (scope) => {
  note("A chain, a database and the server are started ...");
  const world = await startWorld(scope);
  const reads: Asked[] = ["/api/stats", `/api/members/${world.username}`, treeOf(world)].map((path) => ({
    method: "GET",
    path,
  }));
  const [example = "", ...signIns] = await prepareSignIns(world, 1 + ROUNDS * SIGN_INS);
  const login: Asked = { method: "POST", path: "/api/auth/login", body: example };
  const file = join(await scope.folder("answers"), "answers.json");
  await writeFile(file, JSON.stringify(await record(world.origin, [...reads, login])));
  const sides = { ours: world.origin, bare: await startBare(scope, file) };

  const figures: Figure[] = [];
  for (const read of reads) figures.push(...(await measureRead(sides, read)));
  figures.push(await measureLogin(sides, login, signIns));
  return figures;
});

function treeOf({ username }: World): string {
  return `/api/members/${username}/tree?depth=7`;
}

/** Both sides one after the other, several times; each time is judged by itself, since the machine may be busier next time. */
async function measureRead(sides: Sides, read: Asked): Promise<Figure[]> {
  note(`${read.path} ...`);
  for (const side of [sides.bare, sides.ours]) await measurePeak(side, read, { seconds: SECONDS });
  const rounds: { peak: number; share: number; late: number; lateness: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measurePeak(sides.bare, read, { seconds: SECONDS });
    const peak = await measurePeak(sides.ours, read, { seconds: SECONDS });
    const load = { rate: bare / 2, seconds: SECONDS };
    const bareLate = quantile(await measureSteady(sides.bare, read, load), 0.99);
    const late = quantile(await measureSteady(sides.ours, read, load), 0.99);
    rounds.push({ peak, share: peak / bare, late, lateness: late / bareLate });
  }
  const typical = (of: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[of]));
  const [share, lateness] = [typical("share"), typical("lateness")];
  const shown = { target: null, ratio: null, peer: null };
  return [
    { name: `${read.path}, peak`, value: typical("peak"), unit: "requests/s", ...shown },
    {
      name: `${read.path}, peak by the bare server's`,
      value: share,
      unit: "times",
      target: LEAST_SHARE,
      least: true,
      ratio: 1 / share,
      peer: PEER,
    },
    {
      name: `${read.path}, p99 at half the bare server's peak`,
      value: typical("late"),
      unit: "ms",
      ...shown,
    },
    {
      name: `${read.path}, that p99 by the bare server's`,
      value: lateness,
      unit: "times",
      target: MOST_LATENESS,
      ratio: 1 / lateness,
      peer: PEER,
    },
  ];
}

/** A sign-in is no cached read: a signature is recovered, and the database written. It stands here without a target. */
async function measureLogin(sides: Sides, login: Asked, signIns: readonly string[]): Promise<Figure> {
  note(`${login.path} ...`);
  const peaks = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const bodies = signIns.slice(round * SIGN_INS, (round + 1) * SIGN_INS);
    for (const side of ["bare", "ours"] as const)
      peaks[side].push(await measurePeak(sides[side], login, { bodies }));
  }
  const [ours, bare] = [median(peaks.ours), median(peaks.bare)];
  return {
    name: `${login.path}, peak`,
    value: ours,
    unit: "requests/s",
    target: null,
    ratio: bare / ours,
    peer: PEER,
  };
}
