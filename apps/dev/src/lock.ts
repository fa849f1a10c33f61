import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LockHeld, takeLock } from "@canopy/server/lib/lock-file";
import { Problem } from "./problem.ts";

/**
 * Takes the folder `home` for this process, so that two worlds never write into the same chain and database.
 *
 * @returns what gives the folder back
 * @throws Problem when another process holds the folder
 */
export async function lockHome(home: string): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true });
  try {
    return await takeLock(join(home, "lock"));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Problem(
      `Canopy is running already in ${home} (process ${error.pid}): end that one first, or give this one a folder and ports of its own: CANOPY_HOME=.canopy-2 PORT=4500 CHAIN_PORT=8745 npm start`,
    );
  }
}
