import * as z from "zod/mini";

const reasonSchema = z.enum(["ended", "account-changed"]);
const stateSchema = z.object({ ended: reasonSchema });

/** Why a session ended without the member asking for it. */
export type UnaskedEnd = z.output<typeof reasonSchema>;

/** What the navigation to the sign-in page carries along, so that the page can say why. */
export function endedState(ended: UnaskedEnd): { ended: UnaskedEnd } {
  return { ended };
}

/** The reason that a navigation carried along, or null. */
export function parseEndReason(state: unknown): UnaskedEnd | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.ended : null;
}
