import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type Entry, type EntryValues, entryFormSchema } from "./entry-form.ts";

export type EntryForm = UseFormReturn<EntryValues, unknown, Entry>;

/** The state of the registration form. `sponsor` comes from an invitation link, or is empty. */
export function useEntryForm(sponsor: string): EntryForm {
  return useForm<EntryValues, unknown, Entry>({
    resolver: zodResolver(entryFormSchema),
    mode: "onTouched",
    defaultValues: { username: "", sponsor, placement: "automatic", referral: "", leg: "left", units: 1 },
  });
}
