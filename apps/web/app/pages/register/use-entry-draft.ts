import { useEffect, useState } from "react";
import type { Invitation } from "../../features/entry/form/invitation.ts";
import { type EntryForm, useEntryForm } from "../../features/entry/form/use-entry-form.ts";
import { saveDraft, takeDraft } from "./entry-draft.ts";

/**
 * The registration form, filled in by an invitation link. A change of the language loads the page again, and keeps what was
 * entered.
 */
export function useEntryDraft(invitation: Invitation): EntryForm {
  const [draft] = useState(() => takeDraft(tabStorage));
  const form = useEntryForm({ ...draft, ...invitation });
  const { getValues } = form;
  useEffect(() => {
    const save = () => saveDraft(tabStorage, getValues());
    window.addEventListener("pagehide", save);
    return () => window.removeEventListener("pagehide", save);
  }, [getValues]);
  return form;
}

/** Where the browser blocks it, reading `sessionStorage` itself throws. */
const tabStorage = {
  getItem: (key: string) => window.sessionStorage.getItem(key),
  setItem: (key: string, value: string) => window.sessionStorage.setItem(key, value),
  removeItem: (key: string) => window.sessionStorage.removeItem(key),
};
