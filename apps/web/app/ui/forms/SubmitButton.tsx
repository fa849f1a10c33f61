import type { ReactNode } from "react";
import { Button } from "../primitives/Button.tsx";
import { useFormState } from "./form-context.ts";

/** Submits the surrounding form. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" busy={useFormState().isSending}>
      {children}
    </Button>
  );
}
