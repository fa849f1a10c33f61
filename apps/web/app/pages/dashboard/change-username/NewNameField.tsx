import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { Checking, Confirmed, Unreachable } from "../../../features/entry/check-message.tsx";
import { UsernameError } from "../../../features/entry/UsernameError.tsx";
import type { NameCheck } from "../../../features/entry/use-name-checks.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";

interface NewNameFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** Whether the name is free on the chain. */
  readonly check: NameCheck;
  readonly isCurrent: boolean;
  /** Whether to name the rule that the input breaks. */
  readonly showsProblem: boolean;
  onChange(value: string): void;
  onBlur(): void;
}

/** The new username, checked as it is typed: its letters in the page, and whether it is free on the chain. */
export function NewNameField({
  ref,
  value,
  check,
  isCurrent,
  showsProblem,
  onChange,
  onBlur,
}: NewNameFieldProps) {
  return (
    <Field
      label={<Trans>New username</Trans>}
      hint={<Trans>4 to 16 characters: a to z, digits and _, starting with a letter. It is public.</Trans>}
      error={
        isCurrent ? (
          <Trans>This is your username already.</Trans>
        ) : check === "no" ? (
          <Trans>This username is taken, or was released less than 30 days ago.</Trans>
        ) : (
          showsProblem && check === "quiet" && <UsernameError typed={value} />
        )
      }
      status={
        check === "checking" ? (
          <Checking />
        ) : check === "yes" ? (
          <Confirmed>
            <Trans>Free</Trans>
          </Confirmed>
        ) : check === "unreachable" ? (
          <Unreachable />
        ) : null
      }
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
