import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { run } from "@canopy/dev/subprocess/run";
import { createRandom } from "@canopy/protocol/simulation/random";
import { findEnds } from "@canopy/protocol/tree-format/shape";
import {
  decodeSnapshot,
  encodeSnapshot,
  pickSections,
  type SectionName,
  sliceSnapshot,
} from "@canopy/protocol/tree-format/snapshot";
import type { Database } from "@canopy/server/database/tables";
import { z } from "zod";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import { note } from "../scope.ts";

/** Seats of a slice, and slices of subtrees that are larger. */
const SEATS = 2_000;
const SLICES = 300;
/** What a page requests first. */
const first: readonly SectionName[] = ["legs", "numbers", "units", "hidden"];
/** What write-tree.ts prints: pauses are in milliseconds. */
const writtenSchema = z.object({
  seats: z.number(),
  round: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  wall: z.number(),
  withoutWaits: z.number(),
  processor: z.number(),
});

/**
 * Writes the tree after the newest closed round of a database, as the indexer does, and slices it as the API does.
 *
 * @param url of the database
 * @param name the network, for the names of the figures
 */
export async function measureSnapshots(database: Database, url: string, name: string): Promise<Figure[]> {
  note(`Writing and slicing its tree (${name}) ...`);
  const figures = [...(await measureWriting(url)), ...(await measureSlices(database))];
  for (const { name: what, value, unit } of figures) note(`  ${what}: ${value.toFixed(2)} ${unit}`);
  return figures.map((figure) => ({ ...figure, name: `${name}: ${figure.name}`, ratio: null, peer: null }));
}

type Measured = Omit<Figure, "ratio" | "peer">;

async function measureWriting(url: string): Promise<Measured[]> {
  const output = await run(process.execPath, [join(projectRoot, "scripts/bench/tree/write-tree.ts"), url], {
    cwd: projectRoot,
    signal: new AbortController().signal,
  });
  const line = output.split("\n").find((text) => text.startsWith("{")) ?? "";
  const written = writtenSchema.parse(JSON.parse(line));
  note(`  ${written.seats} seats after round ${written.round}`);
  const pause = "write the tree, longest pause of the indexer";
  return [
    { name: "write the tree", value: written.seconds, unit: "s", target: 5 },
    { name: `${pause}, without waits for a core`, value: written.withoutWaits, unit: "ms", target: 50 },
    { name: `${pause}, processor time`, value: written.processor, unit: "ms", target: null },
    { name: `${pause}, by the clock`, value: written.wall, unit: "ms", target: null },
    { name: "file with all sections", value: written.bytes / 1e6, unit: "MB", target: null },
  ];
}

async function measureSlices(database: Database): Promise<Measured[]> {
  const reading = performance.now();
  const { bytes } = await database.selectFrom("tree_snapshots").select("bytes").executeTakeFirstOrThrow();
  const decoding = performance.now();
  const snapshot = decodeSnapshot(bytes);
  const end = findEnds(snapshot.legs);
  const decoded = performance.now();

  const large = findLarge(end);
  const random = createRandom(SLICES);
  const times: number[] = [];
  const sizes: number[] = [];
  for (let count = 0; count < SLICES; count++) {
    // The first is at the top: the largest subtree costs most to cut.
    const position = count === 0 ? 0 : random.pick(large);
    const begin = performance.now();
    const slice = encodeSnapshot(sliceSnapshot(snapshot, position, { seats: SEATS, end }));
    sizes.push(pickSections(slice, first).length / 1e3);
    times.push(performance.now() - begin);
  }
  const whole = pickSections(bytes, ["legs", "numbers"]).length / 1e6;
  const slice = `slice of ${SEATS.toLocaleString("en-US")} seats`;
  return [
    { name: "file with legs and numbers", value: whole, unit: "MB", target: 3 },
    { name: "read the file", value: decoding - reading, unit: "ms", target: null },
    { name: "decode the file", value: decoded - decoding, unit: "ms", target: null },
    { name: `${slice}, median`, value: median(times), unit: "ms", target: null },
    { name: `${slice}, p99`, value: quantile(times, 0.99), unit: "ms", target: null },
    { name: `${slice}, worst`, value: Math.max(...times), unit: "ms", target: 50 },
    { name: `${slice} with units, largest`, value: Math.max(...sizes), unit: "kB", target: 20 },
  ];
}

/** The positions whose subtrees do not fit into a slice. */
function findLarge(end: Uint32Array): number[] {
  const positions: number[] = [];
  for (const [position, after] of end.entries()) if (after - position > SEATS) positions.push(position);
  return positions;
}
