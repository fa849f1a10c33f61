import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { z } from "zod";

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
  // Write a draft first, so that no process reads half a lock.
  const draft = `${path}.${id}`;
  await writeFile(draft, own);
  try {
    while (!(await linkNew(draft, path))) if (await replaceStale(draft, path)) break;
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await read(path)) === own) await rm(path, { force: true });
  };
}

/** False if the lock exists. */
async function linkNew(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/**
 * Replaces a stale lock by `draft`, without a moment in which there is none. False if the lock was released.
 *
 * Only the holder of a second lock may do so: otherwise a process that is suspended between its check and its replacement
 * would replace the lock of another that was faster. A stale second lock is replaced in the same way.
 *
 * @throws LockHeldError if the lock is not stale, or another process is replacing it
 */
async function replaceStale(draft: string, path: string): Promise<boolean> {
  if (!(await isStale(path))) return false;
  const release = await takeLock(`${path}.takeover`).catch((error: unknown) => {
    throw error instanceof LockHeldError ? new LockHeldError(path, error.pid) : error;
  });
  try {
    if (!(await isStale(path))) return false;
    await rename(draft, path);
    return true;
  } finally {
    await release();
  }
}

/**
 * False if there is no lock.
 *
 * @throws LockHeldError if its process is running
 */
async function isStale(path: string): Promise<boolean> {
  const text = await read(path);
  if (text === undefined) return false;
  const holder = parse(text);
  if (holder !== undefined && (await isRunning(holder))) throw new LockHeldError(path, holder.pid);
  return true;
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
  if (isCode(error, "ENOENT")) return undefined;
  throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
