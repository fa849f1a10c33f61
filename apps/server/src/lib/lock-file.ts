import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** Milliseconds; far longer than a process takes from reading a stale lock to renaming it. */
const SETTLE = 100;

const holderSchema = z.object({ pid: z.number().int().positive(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** A lock that another living process holds. */
export class LockHeldError extends Error {
  override readonly name = "LockHeldError";
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`${path} is held by process ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes the lock file at `path` for this process; its folder must exist. It takes over a lock whose process has ended. The
 * file stores when its process started, so a reused process id does not count as the holder.
 *
 * @returns the release of the lock
 * @throws LockHeldError
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const id = randomUUID();
  const own = JSON.stringify({ pid: process.pid, started: await readStartTime(process.pid), id });
  let isStale = false;
  while (!(await writeNew(path, own))) {
    await discardStale(path);
    isStale = true;
  }
  if (isStale) {
    // Another process may have renamed our lock in place of the stale one, and failed to put it back.
    await sleep(SETTLE);
    if ((await read(path)) !== own) return takeLock(path);
  }
  return async () => {
    if ((await read(path)) === own) await rm(path, { force: true });
  };
}

async function writeNew(path: string, text: string): Promise<boolean> {
  // Write a draft and link it, so that no process reads half a lock.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function discardStale(path: string): Promise<void> {
  const text = await read(path);
  if (text === undefined) return;
  const holder = parse(text);
  if (holder !== undefined && (await isRunning(holder))) throw new LockHeldError(path, holder.pid);
  const aside = `${path}.stale.${randomUUID()}`;
  await rename(path, aside).catch(ignoreMissing);
  // Another process may have taken over the stale lock between our read and our rename: put its lock back.
  if ((await read(aside)) !== text) await link(aside, path).catch(ignoreMissing);
  await rm(aside, { force: true });
}

function read(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(ignoreMissing);
}

function parse(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!isCode(error, "EPERM")) return false;
  }
  return (await readStartTime(holder.pid)) === holder.started;
}

/** The start time of a process in kernel ticks; "" on systems without /proc. */
async function readStartTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The second field, the program's name in brackets, may contain spaces. The start time is the 22nd field.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function ignoreMissing(error: unknown): undefined {
  if (isCode(error, "ENOENT") || isCode(error, "EEXIST")) return undefined;
  throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
