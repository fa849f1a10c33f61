import { useEffect, useState } from "react";
import { type EntryForm, useEntryForm } from "../../features/entry/form/use-entry-form.ts";
import { saveDraft, takeDraft } from "./entry-draft.ts";

/**
 * The registration form. `sponsor` comes from an invitation link, or is empty. A change of the language loads the page again,
 * and keeps what was entered.
 */
export function useEntryDraft(sponsor: string): EntryForm {
  const [draft] = useState(() => takeDraft(tabStorage));
  const form = useEntryForm({ ...draft, ...(sponsor !== "" && { sponsor }) });
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
