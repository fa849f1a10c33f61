import type { EndReason } from "./session.ts";

/** Why a session ended without a logout. */
export type UnaskedEnd = Exclude<EndReason, "logout">;

/** Navigation state for the login page with the reason. */
export function endedState(ended: UnaskedEnd): { ended: UnaskedEnd } {
  return { ended };
}

/** The reason in a navigation's state, or null. */
export function parseEndReason(state: unknown): UnaskedEnd | null {
  const ended = typeof state === "object" && state !== null && "ended" in state ? state.ended : null;
  return ended === "ended" || ended === "account-changed" || ended === "seat-moved" ? ended : null;
}
