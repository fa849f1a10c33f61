import { createInterface } from "node:readline";
import type { Guarded } from "@canopy/server/lib/process/guarded";

/**
 * Waits for the first line of a process that `isWanted`.
 *
 * @throws with the last output when the process exits before
 */
export function awaitLine(started: Guarded, isWanted: (line: string) => boolean): Promise<string> {
  const last: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: started.output }).on("line", (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      if (isWanted(line)) resolve(line);
    });
    void started.ended.then((code) =>
      reject(new Error(`A process of the bench exited (${code}):\n${last.join("\n")}`)),
    );
  });
}
