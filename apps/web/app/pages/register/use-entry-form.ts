import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { saveDraft, takeDraft } from "./entry-draft.ts";
import { type Entry, type EntryValues, entryFormSchema } from "./entry-form.ts";

export type EntryForm = UseFormReturn<EntryValues, unknown, Entry>;

/**
 * The state of the registration form. `sponsor` comes from an invitation link, or is empty. A change of the language loads the
 * page again, and keeps what was entered.
 */
export function useEntryForm(sponsor: string): EntryForm {
  const [draft] = useState(() => takeDraft(tabStorage));
  const empty = {
    username: "",
    sponsor: "",
    placement: "automatic",
    referral: "",
    leg: "left",
    units: 1,
  } as const;
  const form = useForm<EntryValues, unknown, Entry>({
    resolver: zodResolver(entryFormSchema),
    mode: "onTouched",
    defaultValues: { ...empty, ...draft, ...(sponsor !== "" && { sponsor }) },
  });
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
