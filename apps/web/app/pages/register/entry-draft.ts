import * as z from "zod/mini";
import type { EntryValues } from "../../features/entry/form/entry-form.ts";

const key = "canopy-entry-draft";

const draftSchema = z.object({
  username: z.string(),
  sponsor: z.string(),
  placement: z.enum(["automatic", "chosen"]),
  referral: z.string(),
  leg: z.enum(["left", "right"]),
  units: z.int().check(z.gte(1)),
});

/** Keeps what was entered for the next page in this tab, such as the same page in the other language. */
export function saveDraft(storage: Pick<Storage, "setItem">, values: EntryValues): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // The browser blocks storage. The page then starts empty, as it would without a draft.
  }
}

/** Removes and returns the draft, null without a valid one. */
export function takeDraft(storage: Pick<Storage, "getItem" | "removeItem">): EntryValues | null {
  try {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return draftSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
