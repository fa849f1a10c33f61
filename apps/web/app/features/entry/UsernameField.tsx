import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import type { TextInput } from "../../ui/forms/TextInput.tsx";
import { NameField } from "./NameField.tsx";
import { UsernameError } from "./UsernameError.tsx";
import type { NameCheck } from "./use-name-checks.ts";

interface UsernameFieldProps extends ComponentProps<typeof TextInput> {
  readonly label: ReactNode;
  readonly typed: string;
  /** Whether to name the rule that the input breaks. */
  readonly showsError: boolean;
  /** Whether the name is free on the chain. */
  readonly check: NameCheck;
  /** Takes precedence over the other errors. */
  readonly error?: ReactNode;
}

/** A new username, checked as it is typed: its letters in the page, and whether it is free on the chain. */
export function UsernameField({ typed, showsError, check, error, ...field }: UsernameFieldProps) {
  return (
    <NameField
      {...field}
      hint={<Trans>4 to 16 characters: a to z, digits and _, starting with a letter. It is public.</Trans>}
      error={
        error ||
        (check === "no" && <Trans>This username is taken, or was released less than 30 days ago.</Trans>) ||
        (showsError && check === "quiet" && <UsernameError typed={typed} />)
      }
      check={check}
      confirmed={<Trans>Free</Trans>}
    />
  );
}
