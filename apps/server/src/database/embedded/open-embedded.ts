import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { LockHeld, takeLock } from "../../lib/lock-file.ts";
import { Problem } from "../../lib/problem.ts";
import type { OpenDatabase } from "../open.ts";
import { openPostgres } from "../postgres.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { preparePrograms } from "./programs.ts";

/**
 * Starts a PostgreSQL server of this process's own on the files in `folder`, made where there are none, and connects to it.
 *
 * @throws Problem when another process has the folder, its files cannot be used, or there is no PostgreSQL for this platform
 */
export async function openEmbedded(folder: string, log: Logger, connections: number): Promise<OpenDatabase> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true });
  const unlock = await takeLock(`${home}.lock`).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new Problem(
      `The database in ${folder} is in use by process ${error.pid}. Stop that process, or set DATA_DIR to another folder or DATABASE_URL to a PostgreSQL server.`,
    );
  });
  try {
    await requireOwnFolder(home, folder);
    const open = await openCluster({ home }, log, connections, `The database in ${folder}`);
    return { ...open, close: () => open.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The same in a temporary folder, which goes when the database is closed. */
export async function openTemporary(log: Logger, connections: number): Promise<OpenDatabase> {
  const home = await mkdtemp(join(tmpdir(), "canopy-database-"));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const open = await openCluster({ home, isVolatile: true }, log, connections, "A temporary database");
    return { ...open, close: () => open.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Whatever else a folder holds, such as the files of another database, stays as it is. */
async function requireOwnFolder(home: string, folder: string): Promise<void> {
  const names = await readdir(home);
  if (names.every((name) => ["data", "draft", "password"].includes(name))) return;
  throw new Problem(
    `The folder ${folder} holds something else than Canopy's database. Move it away and start again, or set DATA_DIR to another folder.`,
  );
}

async function openCluster(
  where: { home: string; isVolatile?: boolean },
  log: Logger,
  connections: number,
  name: string,
): Promise<OpenDatabase> {
  const programs = await preparePrograms();
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster({ ...where, programs });
    const running = cluster;
    const open = await openPostgres(running.url("postgres"), log, connections);
    let isClosing = false;
    const failure = running.ended.then((code) => {
      // Nothing waits for it any more once it was closed.
      if (isClosing) return new Promise<never>(() => undefined);
      throw new Problem(`${name} ended by itself (code ${code}): ${running.lastOutput()}`);
    });
    failure.catch(() => undefined);
    return {
      ...open,
      failure,
      async close() {
        isClosing = true;
        await open.close();
        await running.stop();
        await programs.remove();
      },
    };
  } catch (cause) {
    await cluster?.stop();
    await programs.remove();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(
      `${name} cannot be opened (${reason}). Move that folder away and start again: the index is made again from the chain, and people log in again.`,
      { cause },
    );
  }
}
