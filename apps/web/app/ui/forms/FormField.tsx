import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ControlProps, Field } from "./Field.tsx";
import { useFormState } from "./form-context.ts";
import { problemMessage } from "./problem-message.ts";

/** What a control of a `PostForm` needs besides its own looks. */
export interface FormControlProps extends ControlProps {
  name: string;
  defaultValue: string;
  /** While the form is on its way nothing may be typed that would be lost. */
  readOnly: boolean;
}

/** A field of a `PostForm`: what is wrong with it stands below it. */
export function FormField({
  name,
  label,
  hint,
  children,
}: {
  /** Of the field in the request. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  children: (control: FormControlProps) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { attempt, isSending } = useFormState();
  const problem = attempt.status === "failed" ? attempt.error.errors[name] : undefined;
  return (
    <Field label={label} hint={hint} error={problem && problemMessage(problem, i18n)}>
      {(control) =>
        children({ ...control, name, defaultValue: attempt.filled[name] ?? "", readOnly: isSending })
      }
    </Field>
  );
}
