import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { run } from "@canopy/dev/subprocess/run";
import { z } from "zod";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";
import { serveTreePages, type TreePages } from "./pages.ts";

const FORMS = ["balanced", "random", "one-legged"];
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** Seats of the first slice that a page requests. */
const FIRST_SLICE = 2_000;
/** Seats in the picture of the target for frames. */
const IN_PICTURE = 20_000;
/** Seats of a network that shows some 20,000 at once when each is drawn on its own, which no page of ours does. */
const EACH_DRAWN = 40_000;
/** Times that our page is opened. */
const LOADS = 3;
/** Frames of a movement, as in measure-tree.ts. */
const FRAMES = 120;
/** Milliseconds for a network: peers that need longer have given up. */
const LIMIT = 120_000;
/** Targets: milliseconds, kilobytes and MiB at a million members. */
const TARGET = { frame: 8, firstPicture: 1_500, firstSlice: 300, bytes: 3_000, memory: 150, longestTask: 50 };
const MILLION = 1_000_000;

const movement = z.object({
  times: z.array(z.number()),
  rate: z.number(),
  rest: z.number(),
  flaws: z
    .object({ drawTimes: z.array(z.number()), stretches: z.array(z.number()), empty: z.array(z.number()) })
    .optional(),
});
/** Milliseconds; see longest-task.ts in e2e. */
const longestTask = z.object({
  wall: z.number(),
  waited: z.number(),
  withoutWaits: z.number(),
  usual: z.number(),
  processor: z.number(),
});
const foundSchema = z.object({ name: z.string(), form: z.string(), seats: z.number() }).and(
  z.union([
    z.object({ gaveUp: z.string() }),
    z.object({
      sizes: z.object({ shape: z.number(), units: z.number(), entropy: z.number() }).nullable(),
      first: z.number(),
      marks: z.number(),
      pan: movement,
      zoom: movement,
      scripts: z.array(z.number()),
      memory: z.number(),
      longest: longestTask.nullable(),
    }),
  ]),
);
type Found = z.infer<typeof foundSchema>;
type Measured = Extract<Found, { first: number }>;

const PEERS = ["d3-hierarchy", "React Flow"];

/** Figures of drawing networks of all sizes and forms, next to d3-hierarchy and React Flow until they give up, or alone. */
export async function measureDrawing(scope: Scope, { isAlone }: { isAlone: boolean }): Promise<Figure[]> {
  note("Building the pages, downloading React Flow and d3-hierarchy ...");
  const pages = await serveTreePages(scope);
  const figures = await measureFirstSlice(pages);
  for (const form of FORMS) {
    const peers = new Set(isAlone ? [] : PEERS);
    for (const seats of SIZES) figures.push(...(await compare(pages, form, seats, peers)));
  }
  note(`${count(IN_PICTURE)} in one picture ...`);
  const fitted = await measure(pages.ours, "ours", "random", IN_PICTURE, { loads: LOADS });
  const each = await measure(`${pages.ours}?every`, "ours", "random", EACH_DRAWN, { loads: LOADS });
  if ("gaveUp" in fitted) throw new Error(fitted.gaveUp);
  figures.push(...frameFigures(fitted, `${count(IN_PICTURE)} in one picture, random`, TARGET.frame));
  if ("gaveUp" in each) throw new Error(each.gaveUp);
  return [...figures, ...frameFigures(each, `${count(each.marks)} marks, none merged`, TARGET.frame)];
}

async function measureFirstSlice(pages: TreePages): Promise<Figure[]> {
  const title = `first slice of ${count(FIRST_SLICE)}, random`;
  note(`${title} ...`);
  const found = await measure(pages.ours, "ours", "random", FIRST_SLICE, { loads: LOADS });
  if ("gaveUp" in found) throw new Error(`${title}: ${found.gaveUp}`);
  return [{ name: `${title}, drawn`, value: found.first, unit: "ms", target: TARGET.firstSlice, ...alone }];
}

/** Measures a network in our page and in those of `peers`. Removes peers that give up. */
async function compare(pages: TreePages, form: string, seats: number, peers: Set<string>): Promise<Figure[]> {
  const title = `${count(seats)}, ${form}`;
  note(`${title} ...`);
  const ours = await measure(pages.ours, "ours", form, seats, { loads: LOADS, isThrottled: true });
  if ("gaveUp" in ours) throw new Error(`${title}: ${ours.gaveUp}`);
  const figures = ownFigures(ours, title);
  for (const name of [...peers]) {
    const peer = await measure(name === "React Flow" ? pages.reactFlow : pages.d3, name, form, seats);
    if ("gaveUp" in peer) {
      note(`  ${name} gave up: ${peer.gaveUp}`);
      peers.delete(name);
    } else {
      figures.push(...peerFigures(ours, peer, title));
    }
  }
  return figures;
}

/** Prints what it has found, because all of it takes long. `isThrottled` adds the longest task on a slow processor. */
async function measure(
  url: string,
  name: string,
  form: string,
  seats: number,
  { loads = 1, isThrottled = false } = {},
): Promise<Found> {
  const task = { name, url, form, seats, limit: LIMIT, loads, isThrottled };
  const output = await run(
    process.execPath,
    [join(projectRoot, "e2e/src/measure/tree.ts"), JSON.stringify([task])],
    { cwd: projectRoot, signal: new AbortController().signal },
  );
  const line = output.split("\n").find((text) => text.startsWith("{")) ?? "";
  const found = foundSchema.parse(JSON.parse(line));
  if ("first" in found) note(`  ${name}: ${describe(found)}`);
  return found;
}

function describe(found: Measured): string {
  const { first, memory } = found;
  const moving = frameTimes(found);
  const frame = `frame p95 ${quantile(moving, 0.95).toFixed(1)} ms, worst ${quantile(moving, 1).toFixed(1)} ms`;
  return `first picture ${first.toFixed(0)} ms, ${frame}, ${memory.toFixed(0)} MiB`;
}

const frameTimes = ({ pan, zoom }: Measured) => [...pan.times, ...zoom.times];

const count = (seats: number) => seats.toLocaleString("en-US");
const alone = { ratio: null, peer: null };

function ownFigures(found: Measured, title: string): Figure[] {
  const { sizes, longest } = found;
  if (sizes === null) throw new Error("The page has not counted the bytes of its file.");
  if (longest === null) throw new Error("The longest task has not been measured.");
  const atMillion = (target: number) => (found.seats === MILLION ? target : null);
  const figure = (name: string, value: number, unit: string, target: number | null): Figure => ({
    name: `${title}, ${name}`,
    value,
    unit,
    target,
    ...alone,
  });
  return [
    figure("bytes that load first", sizes.shape / 1_000, "kB", atMillion(TARGET.bytes)),
    {
      ...figure("bytes of units", sizes.units / 1_000, "kB", null),
      ratio: sizes.entropy / sizes.units,
      peer: "entropy",
    },
    figure("first picture", found.first, "ms", atMillion(TARGET.firstPicture)),
    ...frameFigures(found, title, TARGET.frame),
    figure("memory", found.memory, "MiB", atMillion(TARGET.memory)),
    // Waits for a core are those of the machine: two cores run the compositor and the worker too.
    figure(
      "longest task at 4x slow-down, without waits for a core, median of loads",
      longest.usual,
      "ms",
      TARGET.longestTask,
    ),
    figure("the same, worst of loads", longest.withoutWaits, "ms", null),
    figure("longest task at 4x slow-down, processor time", longest.processor, "ms", null),
    figure("longest task at 4x slow-down, by the clock", longest.wall, "ms", null),
    figure("longest task at 4x slow-down, waits for a core in it", longest.waited, "ms", null),
  ];
}

function frameFigures(found: Measured, title: string, p95: number | null): Figure[] {
  const { pan, zoom, scripts } = found;
  const moving = frameTimes(found);
  const drawTimes = [pan, zoom].flatMap(({ flaws }) => flaws?.drawTimes ?? []);
  const figure = (name: string, samples: readonly number[], part: number, target: number | null): Figure => ({
    name: `${title}, ${name}`,
    value: quantile(samples, part),
    unit: "ms",
    target,
    ...alone,
  });
  return [
    figure("frame p50", moving, 0.5, null),
    figure("frame p95", moving, 0.95, p95),
    figure("frame worst", moving, 1, null),
    figure("script p95", scripts, 0.95, null),
    figure("picture in the worker p50", drawTimes, 0.5, null),
    figure("picture in the worker p95", drawTimes, 0.95, null),
    figure("complete after a movement", [pan.rest, zoom.rest], 1, null),
    ...[pan, zoom].flatMap((movement, index) =>
      flawFigures(movement, `${title}, ${index === 0 ? "pan" : "zoom"}`),
    ),
  ];
}

/** What the screen shows while the last picture is moved and scaled, and the next one is not complete. */
function flawFigures({ rate, flaws }: Measured["pan"], title: string): Figure[] {
  if (flaws === undefined) return [];
  const figure = (name: string, value: number, unit: string): Figure => ({
    name: `${title}, ${name}`,
    value,
    unit,
    target: null,
    ...alone,
  });
  return [
    figure("frames", rate, "per s"),
    figure("pictures drawn", (FRAMES * flaws.drawTimes.length) / flaws.empty.length, `in ${FRAMES} frames`),
    figure("stretched, p95", quantile(flaws.stretches, 0.95), "times"),
    figure("stretched, worst", quantile(flaws.stretches, 1), "times"),
    figure("not drawn yet, p95", 100 * quantile(flaws.empty, 0.95), "% of the screen"),
    figure("not drawn yet, worst", 100 * quantile(flaws.empty, 1), "% of the screen"),
  ];
}

function peerFigures(ours: Measured, peer: Measured, title: string): Figure[] {
  const figure = (name: string, unit: string, value: number, own: number): Figure => ({
    name: `${title}, ${name} of ${peer.name}`,
    value,
    unit,
    target: null,
    ratio: own > 0 ? value / own : null,
    peer: peer.name,
  });
  const p95 = (found: Measured) => quantile(frameTimes(found), 0.95);
  return [
    figure("first picture", "ms", peer.first, ours.first),
    figure("frame p95", "ms", p95(peer), p95(ours)),
    figure("memory", "MiB", peer.memory, ours.memory),
  ];
}
