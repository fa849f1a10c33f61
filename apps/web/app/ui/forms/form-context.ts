import { createContext, useContext } from "react";
import type { Attempt } from "./use-post-form.ts";

interface FormState {
  readonly attempt: Attempt;
  readonly isSending: boolean;
}

/** The state of a `PostForm`, for its fields. */
export const FormContext = createContext<FormState | null>(null);

/** The state of the surrounding `PostForm`. @throws outside of one */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error("FormField needs a PostForm around it.");
  return state;
}
