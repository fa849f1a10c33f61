import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { Problem } from "./problem.ts";

const holderSchema = z.object({ pid: z.number().int().positive(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Takes the folder `home` for this process, so that two worlds never write into the same chain and database.
 * A lock whose process is gone is taken over.
 *
 * @returns what gives the folder back
 * @throws Problem when another process holds the folder
 */
export async function lockHome(home: string): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true });
  const path = join(home, "lock");
  const own = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder);
  while (!(await writeNew(path, own))) await discardStale(path, home);
  return async () => {
    if ((await readLock(path)) === own) await rm(path, { force: true });
  };
}

async function writeNew(path: string, text: string): Promise<boolean> {
  // Written aside and linked, so that nobody ever reads half a lock.
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, "w");
  await file.writeFile(text);
  await file.close();
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function discardStale(path: string, home: string): Promise<void> {
  const text = await readLock(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder !== undefined && (await isRunning(holder))) {
    throw new Problem(
      `Canopy is running already in ${home} (process ${holder.pid}): end that one first, or give this one a folder and ports of its own: CANOPY_HOME=.canopy-2 PORT=4500 CHAIN_PORT=8745 npm start`,
    );
  }
  const aside = `${path}.stale.${randomUUID()}`;
  await rename(path, aside).catch(ignoreMissing);
  // Another process may have taken the stale lock over between the reading and the renaming: give it back.
  if ((await readLock(aside)) !== text) await link(aside, path).catch(ignoreMissing);
  await rm(aside, { force: true });
}

async function readLock(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(ignoreMissing);
}

function parseHolder(text: string): Holder | undefined {
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
    // EPERM: the process exists and belongs to somebody else.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return (await startOf(holder.pid)) === holder.started;
}

/** When a process began, so that a process id used again is not taken for the holder; "" where /proc is missing. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The second field is the program's name in brackets and may hold spaces; the start time is the 22nd.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "EEXIST")) {
    return undefined;
  }
  throw error;
}
