import { Trans } from "@lingui/react/macro";
import { Checking, Confirmed, Unreachable } from "../../features/entry/check-message.tsx";
import type { EntryForm } from "../../features/entry/form/use-entry-form.ts";
import { UsernameError } from "../../features/entry/UsernameError.tsx";
import type { NameCheck } from "../../features/entry/use-name-checks.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

interface UsernameFieldProps {
  readonly form: EntryForm;
  readonly check: NameCheck;
}

/** The username, validated while typing and then checked on the chain. */
export function UsernameField({ form, check }: UsernameFieldProps) {
  const typed = form.watch("username");
  const problem = form.formState.errors.username ? <UsernameError typed={typed} /> : null;
  const taken = check === "no" && (
    <Trans>This username is taken, or was released less than 30 days ago.</Trans>
  );
  return (
    <Field
      label={<Trans>Username</Trans>}
      hint={<Trans>4 to 16 characters: a to z, digits and _, starting with a letter. It is public.</Trans>}
      error={problem || taken}
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
          {...form.register("username")}
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
