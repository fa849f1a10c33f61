// Writes the trees that a database lacks: snapshot.ts passes its address. Prints a line of JSON. It is a process of its own, as the
// indexer is, so that the garbage of planting the network does not count.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@canopy/server/database/open";
import { writeTrees } from "@canopy/server/indexer/tree/write-tree";
import { createLog } from "@canopy/server/lib/log";
import { readCoreTimes } from "../../../e2e/src/measure/core-times.ts";

/** Milliseconds between two looks at the clock. */
const INTERVAL = 2;

/** The longest pause between two looks: by the clock, without the time that this thread waited for a core, and processor time alone. */
interface Pauses {
  wall: number;
  withoutWaits: number;
  processor: number;
}

const { database, close } = await openDatabase(
  { url: process.argv[2] ?? "", connections: 2 },
  createLog("silent"),
);
const pauses: Pauses = { wall: 0, withoutWaits: 0, processor: 0 };
const watching = new AbortController();
const watched = watchPauses(pauses, watching.signal);
const begin = performance.now();
const [written] = await writeTrees(database);
const seconds = (performance.now() - begin) / 1_000;
watching.abort();
await watched;
await close();
if (written === undefined) throw new Error("The database has no closed round");
const { seats, round, bytes } = written;
process.stdout.write(`${JSON.stringify({ seats, round, bytes, seconds, ...pauses })}\n`);

async function watchPauses(found: Pauses, signal: AbortSignal): Promise<void> {
  const look = () => ({ time: performance.now(), ...readCoreTimes(process.pid) });
  for (let last = look(); !signal.aborted; ) {
    await sleep(INTERVAL);
    const now = look();
    const pause = now.time - last.time - INTERVAL;
    found.wall = Math.max(found.wall, pause);
    found.withoutWaits = Math.max(found.withoutWaits, pause - (now.waited - last.waited));
    found.processor = Math.max(found.processor, now.busy - last.busy);
    last = now;
  }
}
