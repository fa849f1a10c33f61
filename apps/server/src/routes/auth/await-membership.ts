import { setTimeout as sleep } from "node:timers/promises";
import type { Membership } from "./read-membership.ts";

const INTERVAL = 500;

/**
 * Asks for a membership until it is there or `patience` (milliseconds) is over. The node behind this server may hear of a
 * block a moment after the one behind the member's wallet, and a sign-in refused for that would cost another signature.
 */
export async function awaitMembership(
  read: () => Promise<Membership | null>,
  patience: number,
  signal: AbortSignal,
): Promise<Membership | null> {
  const deadline = performance.now() + patience;
  for (;;) {
    const membership = await read();
    const isOver = signal.aborted || performance.now() + INTERVAL > deadline;
    if (membership !== null || isOver) return membership;
    await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}
