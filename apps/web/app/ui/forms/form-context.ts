import { createContext, useContext } from "react";
import type { Attempt } from "./use-post-form.ts";

interface FormState {
  readonly attempt: Attempt;
  readonly isSending: boolean;
}

/** How the form around a field stands. */
export const FormContext = createContext<FormState | null>(null);

/** How the form around a field stands. Only inside a `PostForm`. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error("A form's field stands outside a PostForm.");
  return state;
}
