import { setTimeout as sleep } from "node:timers/promises";
import type { NodeGroup } from "./node-group.ts";

/** Milliseconds between two checks. */
const INTERVAL = 5_000;

/** Checks the nodes until `signal` is aborted. */
export async function watchNodes(nodes: NodeGroup, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await nodes.check();
    await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}
