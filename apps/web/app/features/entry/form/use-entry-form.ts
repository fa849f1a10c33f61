import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type Entry, type EntryValues, entryFormSchema } from "./entry-form.ts";

export type EntryForm = UseFormReturn<EntryValues, unknown, Entry>;

const empty: EntryValues = {
  username: "",
  sponsor: "",
  placement: "automatic",
  referral: "",
  leg: "left",
  units: 1,
};

/** The state of a registration form. */
export function useEntryForm(initial: Partial<EntryValues>): EntryForm {
  return useForm<EntryValues, unknown, Entry>({
    resolver: zodResolver(entryFormSchema),
    mode: "onTouched",
    defaultValues: { ...empty, ...initial },
  });
}
