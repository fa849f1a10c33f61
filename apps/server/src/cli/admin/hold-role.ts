import { leadByLock } from "../../leader-election/lead-by-lock.ts";
import { createLog } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";

/**
 * Works while no process has the role, so that the work meets no indexer or keeper.
 *
 * @throws OperatorError when a process has the role
 */
export async function holdRole<Result>(
  url: string,
  role: "indexer" | "keeper",
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const results: Result[] = [];
  const task = {
    work: async () => {
      results.push(await work());
    },
    onStandby: () => stop.abort(),
  };
  await leadByLock(url, createLog("silent"))(role, task, stop.signal);
  const [result] = results;
  if (result !== undefined) return result;
  throw new OperatorError(
    `Another process has the role ${role}. Stop it on every machine (systemctl stop canopy-${role}), then run the command again.`,
  );
}
