import { useEffect, useState } from "react";
import { readInvitation } from "../../features/entry/form/invitation.ts";
import { type EntryForm, useEntryForm } from "../../features/entry/form/use-entry-form.ts";
import { saveDraft, takeDraft, toInitialValues } from "./entry-draft.ts";

/**
 * The registration form with what the invitation link in `query` suggests. A change of the language loads the page again, and
 * keeps what was entered.
 */
export function useEntryDraft(query: URLSearchParams): EntryForm {
  const link = query.toString();
  const [initial] = useState(() => toInitialValues(takeDraft(tabStorage), link, readInvitation(query)));
  const form = useEntryForm(initial);
  const { getValues } = form;
  useEffect(() => {
    const save = () => saveDraft(tabStorage, { link, values: getValues() });
    window.addEventListener("pagehide", save);
    return () => window.removeEventListener("pagehide", save);
  }, [getValues, link]);
  return form;
}

/** Where the browser blocks it, reading `sessionStorage` itself throws. */
const tabStorage = {
  getItem: (key: string) => window.sessionStorage.getItem(key),
  setItem: (key: string, value: string) => window.sessionStorage.setItem(key, value),
  removeItem: (key: string) => window.sessionStorage.removeItem(key),
};
