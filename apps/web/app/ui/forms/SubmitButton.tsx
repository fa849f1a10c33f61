import type { ReactNode } from "react";
import { Button } from "../primitives/Button.tsx";
import { useFormState } from "./form-context.ts";

/** Sends the form around it. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" busy={useFormState().isSending}>
      {children}
    </Button>
  );
}
