import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Scope } from "../scope.ts";
import { type Job, outcomeSchema } from "./job.ts";

export type Measure = (job: Job) => Promise<number>;

/** Starts the measuring client. */
export function startClient(scope: Scope): Measure {
  const client = fork(fileURLToPath(new URL("client.ts", import.meta.url)));
  const ended = once(client, "exit");
  scope.defer(async () => {
    client.disconnect();
    await ended;
  });
  return async (job) => {
    client.send(job);
    const [message] = await Promise.race([
      once(client, "message"),
      ended.then(() => Promise.reject(new Error("The measuring client ended."))),
    ]);
    const outcome = outcomeSchema.parse(message);
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.value;
  };
}
