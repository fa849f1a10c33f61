import * as z from "zod/mini";

/** Why a session ended without the member asking for it. */
export type EndReason = "account-changed" | "expired";

const stateSchema = z.object({ ended: z.enum(["account-changed", "expired"]) });

/** What the navigation to the sign-in page carries along, so that the page can say why. */
export function endedState(ended: EndReason): { ended: EndReason } {
  return { ended };
}

/** The reason that a navigation carried along, or null. */
export function endReasonOf(state: unknown): EndReason | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.ended : null;
}
