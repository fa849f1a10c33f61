/**
 * What the API carries, beside a bare `node:http` server that sends the same bytes, in turn in one run: `npm run bench:api`.
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

async function measureRead(sides: Sides, read: Asked): Promise<Figure[]> {
  note(`${read.path} ...`);
  const peaks = { ours: [] as number[], bare: [] as number[] };
  await measurePeak(sides.ours, read, { seconds: 1 });
  await measurePeak(sides.bare, read, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ["bare", "ours"] as const)
      peaks[side].push(await measurePeak(sides[side], read, { seconds: SECONDS }));
  }
  const rate = median(peaks.bare) / 2;
  const late = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ["bare", "ours"] as const)
      late[side].push(quantile(await measureSteady(sides[side], read, { rate, seconds: SECONDS }), 0.99));
  }
  const [ours, bare] = [median(peaks.ours), median(peaks.bare)];
  const [oursLate, bareLate] = [median(late.ours), median(late.bare)];
  return [
    {
      name: `${read.path}, peak`,
      value: ours,
      unit: "requests/s",
      target: null,
      ratio: bare / ours,
      peer: PEER,
    },
    {
      name: `${read.path}, of the bare server's ${Math.round(bare)}`,
      value: ours / bare,
      unit: "times",
      target: LEAST_SHARE,
      least: true,
      ratio: bare / ours,
      peer: PEER,
    },
    {
      name: `${read.path}, p99 at ${Math.round(rate)} requests/s (${oursLate.toFixed(1)} ms)`,
      value: oursLate / bareLate,
      unit: "times",
      target: MOST_LATENESS,
      ratio: bareLate / oursLate,
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
