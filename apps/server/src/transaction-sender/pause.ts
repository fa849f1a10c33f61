import { toRetryDelay } from "../lib/retry-delay.ts";
import type { AccountState } from "./sender.ts";

/** Milliseconds between two ticks while a transaction is in flight, and while nothing is due. */
export interface TickPace {
  busy: number;
  idle: number;
}

/** What a tick of a sender's loop came to. */
export interface Tick {
  /** Null without a key, or if the node did not respond. */
  readonly account: AccountState | null;
  /** Tick again when a transaction may be mined, when something may be due, or after a pause for failures. */
  readonly next: "busy" | "idle" | "retry";
}

/** Consecutive failed ticks, and consecutive transactions without effect. */
export interface Streaks {
  failures: number;
  reverts: number;
}

export function nextStreaks({ failures, reverts }: Streaks, { account, next }: Tick): Streaks {
  const kinds = account?.events.map(({ kind }) => kind) ?? [];
  const isReset = kinds.includes("mined");
  return {
    failures: next === "retry" ? failures + 1 : 0,
    reverts: kinds.includes("reverted") ? reverts + 1 : isReset ? 0 : reverts,
  };
}

/** Milliseconds until the next tick. Consecutive failures and transactions without effect lengthen it. */
export function toPause({ failures, reverts }: Streaks, next: Tick["next"], pace: TickPace): number {
  if (next === "retry") return toRetryDelay(failures);
  return reverts === 0 ? pace[next] : Math.max(pace[next], toRetryDelay(reverts));
}
