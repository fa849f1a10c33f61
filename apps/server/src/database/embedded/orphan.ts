import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds in which an orphan can write everything before it is killed. Recovery does the rest. */
const GRACE = 15_000;
const LOOK_EVERY = 20;

/**
 * Ends the PostgreSQL that still runs in the folder `data` because its guard was killed, and removes its `postmaster.pid`:
 * PostgreSQL would refuse to start when the process id in it belongs to any process of this user again.
 *
 * The caller holds the folder's lock. Without /proc, PostgreSQL's own checks have to suffice.
 */
export async function endOrphan(data: string): Promise<void> {
  if (process.platform !== "linux") return;
  const pidFile = join(data, "postmaster.pid");
  const postmaster = Number.parseInt(await readFile(pidFile, "utf8").catch(() => ""), 10);
  const deadline = performance.now() + GRACE;
  let running = await findPostgres(data);
  if (running.includes(postmaster)) signal(postmaster, "SIGINT");
  while (running.length > 0) {
    if (performance.now() > deadline) for (const pid of running) signal(pid, "SIGKILL");
    await sleep(LOOK_EVERY);
    running = await findPostgres(data);
  }
  await rm(pidFile, { force: true });
}

/** The processes of PostgreSQL whose working folder is `data`, as it is for all processes of a server. */
async function findPostgres(data: string): Promise<number[]> {
  const folder = await realpath(data);
  const pids: number[] = [];
  for (const entry of await readdir("/proc")) {
    const link = (name: string) => readlink(join("/proc", entry, name)).catch(() => "");
    if (!/^\d+$/.test(entry) || (await link("cwd")) !== folder) continue;
    if (basename(await link("exe")).startsWith("postgres")) pids.push(Number(entry));
  }
  return pids;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended.
  }
}
