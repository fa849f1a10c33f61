import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two samples: shorter than the decoding of any picture that is worth a sample. */
const INTERVAL = 10;
const MEBIBYTE = 1_024;

/**
 * The memory of a process and its descendants in MiB. Pages that several of them map, such as Node itself, count once.
 * Linux only.
 */
export async function readTreeMemory(root: number): Promise<number> {
  const sizes = await Promise.all((await findTree(root)).map(readMemory));
  return sizes.reduce((sum, size) => sum + size, 0) / MEBIBYTE;
}

/** The highest memory of the tree while `work` runs, in MiB. */
export async function watchTreeMemory(root: number, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  let peak = 0;
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await readTreeMemory(root));
      await sleep(INTERVAL);
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await watching;
  return peak;
}

/** Clock ticks per second of Linux's process statistics. */
const TICKS = 100;

/** The seconds that a process and its descendants have computed, on all cores together. Linux only. */
export async function readTreeTime(root: number): Promise<number> {
  const times = await Promise.all((await findTree(root)).map(readTime));
  return times.reduce((sum, time) => sum + time, 0) / TICKS;
}

async function readTime(pid: number): Promise<number> {
  // The fields after the name, which ends with the last parenthesis: the 14th and 15th of all are user and system time.
  const text = await readIfRunning(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

async function findTree(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^PPid:\s+(\d+)$/m.exec(await readIfRunning(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const tree = [root];
  for (const one of tree) {
    for (const [child, parent] of parents) if (parent === one) tree.push(child);
  }
  return tree;
}

/** The proportional set size in KiB. */
async function readMemory(pid: number): Promise<number> {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(await readIfRunning(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty when the process has ended in the meantime. */
function readIfRunning(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
