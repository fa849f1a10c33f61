import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ControlProps, Field } from "./Field.tsx";
import { fieldErrorMessage } from "./field-error-message.ts";
import { useFormState } from "./form-context.ts";

/** Attributes of a control in a `PostForm`. */
export interface FormControlProps extends ControlProps {
  name: string;
  defaultValue: string;
  /** Set while the form is being sent, when input would be lost. */
  readOnly: boolean;
}

/** A field of a `PostForm`, with its error below it. */
export function FormField({
  name,
  label,
  hint,
  children,
}: {
  /** The name of the field in the request. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  children: (control: FormControlProps) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { attempt, isSending } = useFormState();
  const error = attempt.status === "failed" ? attempt.error.errors[name] : undefined;
  return (
    <Field label={label} hint={hint} error={error && fieldErrorMessage(error, i18n)}>
      {(control) =>
        children({ ...control, name, defaultValue: attempt.filled[name] ?? "", readOnly: isSending })
      }
    </Field>
  );
}
