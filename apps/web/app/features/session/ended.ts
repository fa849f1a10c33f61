import * as z from "zod/mini";

const reasonSchema = z.enum(["ended", "account-changed"]);
const stateSchema = z.object({ ended: reasonSchema });

/** Why a session ended without a logout. */
export type UnaskedEnd = z.output<typeof reasonSchema>;

/** Navigation state for the login page with the reason. */
export function endedState(ended: UnaskedEnd): { ended: UnaskedEnd } {
  return { ended };
}

/** The reason in a navigation's state, or null. */
export function parseEndReason(state: unknown): UnaskedEnd | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.ended : null;
}
