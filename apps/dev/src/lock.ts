import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LockHeldError, takeLock } from "@canopy/server/lib/lock-file";
import { OperatorError } from "@canopy/server/lib/operator-error";

/**
 * Locks the folder `home`, so that two worlds cannot write to the same chain and database.
 *
 * @returns the release of the lock
 * @throws OperatorError when another process holds the folder
 */
export async function lockHome(home: string): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true });
  try {
    return await takeLock(join(home, "lock"));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new OperatorError(
      `Canopy is already running in ${home} (process ${error.pid}). Stop it first, or use another folder and other ports: CANOPY_HOME=.canopy-2 PORT=4500 CHAIN_PORT=8745 npm start`,
    );
  }
}
