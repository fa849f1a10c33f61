import { setTimeout as sleep } from "node:timers/promises";
import type { Membership } from "./read-membership.ts";

const INTERVAL = 500;

/**
 * Polls for a membership until it exists or `timeout` (milliseconds) has passed. The server's node may receive a block later
 * than the wallet's node, and a refused sign-in would cost the user another signature.
 */
export async function awaitMembership(
  read: () => Promise<Membership | null>,
  timeout: number,
  signal: AbortSignal,
): Promise<Membership | null> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const membership = await read();
    const isOver = signal.aborted || performance.now() + INTERVAL > deadline;
    if (membership !== null || isOver) return membership;
    await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}
