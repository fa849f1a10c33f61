import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Checking, Confirmed, Unreachable } from "./check-message.tsx";
import type { NameCheck, SeatCheck } from "./use-name-checks.ts";

interface NameFieldProps extends ComponentProps<typeof TextInput> {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  /** The chain's answer about what was typed. */
  readonly check: NameCheck | SeatCheck["state"];
  /** Shown when the answer is good. */
  readonly confirmed: ReactNode;
}

/** A username field that checks the chain while the user types. */
export function NameField({ label, hint, error, check, confirmed, ...input }: NameFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} status={toStatus(check, confirmed)}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </Field>
  );
}

function toStatus(check: NameFieldProps["check"], confirmed: ReactNode): ReactNode {
  switch (check) {
    case "checking":
      return <Checking />;
    case "yes":
    case "free":
      return <Confirmed>{confirmed}</Confirmed>;
    case "unreachable":
      return <Unreachable />;
    default:
      return null;
  }
}
