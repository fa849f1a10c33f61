import type { Bot } from "@canopy/shared/api/bots";

/** Whether a paper bot may go live, according to the server. */
export type Readiness =
  /** No rule on the chain can do the same. */
  | { readonly status: "paper only" }
  /** Stopped before its time on paper was over. */
  | { readonly status: "stopped" }
  | { readonly status: "not yet"; readonly at: Date }
  | { readonly status: "ready" };

/** The time on paper counts by the candles that the bot has seen: a server that was down has not tested anything. */
export function toReadiness(
  bot: Pick<Bot, "canGoLive" | "liveAt" | "lastCandle" | "interval" | "figures">,
): Readiness {
  const { canGoLive, liveAt, lastCandle, interval, figures } = bot;
  if (!canGoLive) return { status: "paper only" };
  if (liveAt === null) return { status: "stopped" };
  const at = new Date(liveAt);
  const seenUntil = lastCandle === null ? 0 : Date.parse(lastCandle) + interval * 1_000;
  return figures !== null && seenUntil >= at.getTime() ? { status: "ready" } : { status: "not yet", at };
}
