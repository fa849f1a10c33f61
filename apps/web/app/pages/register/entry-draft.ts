import * as z from "zod/mini";
import type { EntryValues } from "../../features/entry/form/entry-form.ts";
import { type Invitation, toEntryValues } from "../../features/entry/form/invitation.ts";

const key = "canopy-entry-draft";

const draftSchema = z.object({
  link: z.string(),
  values: z.object({
    username: z.string(),
    sponsor: z.string(),
    placement: z.enum(["automatic", "chosen"]),
    referral: z.string(),
    leg: z.enum(["left", "right"]),
    units: z.int().check(z.gte(1)),
  }),
});

interface Draft {
  /** The query of the page on which it was entered, with what the invitation link suggested. */
  readonly link: string;
  readonly values: EntryValues;
}

/** Keeps what was entered for the next page in this tab, such as the same page in the other language. */
export function saveDraft(storage: Pick<Storage, "setItem">, draft: Draft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser blocks storage. The page then starts empty, as it would without a draft.
  }
}

/** Removes and returns the draft, null without a valid one. */
export function takeDraft(storage: Pick<Storage, "getItem" | "removeItem">): Draft | null {
  try {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return draftSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/**
 * What the form begins with. A new invitation decides the place in the tree, once: on the same link, what was entered since then
 * stays.
 */
export function toInitialValues(
  draft: Draft | null,
  link: string,
  invitation: Invitation,
): Partial<EntryValues> {
  const suggested = toEntryValues(invitation);
  if (draft === null) return suggested;
  const invitesNowhere = Object.keys(suggested).length === 0 && !invitation.isDamaged;
  if (draft.link === link || invitesNowhere) return draft.values;
  const { username, units } = draft.values;
  return { username, units, ...suggested };
}
