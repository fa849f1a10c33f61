import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlan } from "../../../chain/plan-context.ts";
import { readRootName } from "../../../chain/read-names.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Checking, Confirmed, Unreachable } from "../check-message.tsx";
import { UsernameError } from "../UsernameError.tsx";
import type { NameCheck } from "../use-name-checks.ts";
import { tidyUsername } from "../username-problem.ts";
import type { EntryForm } from "./use-entry-form.ts";

interface SponsorFieldProps {
  readonly form: EntryForm;
  readonly check: NameCheck;
  readonly hint: ReactNode;
}

/** The sponsor. Without an invitation it is the root seat, which earns nothing from it. */
export function SponsorField({ form, check, hint }: SponsorFieldProps) {
  const plan = usePlan();
  const root = useQuery({ queryKey: ["root-name"], queryFn: () => readRootName(plan), staleTime: 60_000 });
  const typed = form.watch("sponsor");
  const problem = form.formState.errors.sponsor ? <UsernameError typed={typed} /> : null;
  const isPlus = plan.name === "plus";
  const missing =
    check === "no" &&
    (isPlus ? (
      <Trans>No member of Plus has this name. Name a member who is in Plus.</Trans>
    ) : (
      <Trans>No member has this name. Ask the person who invited you.</Trans>
    ));
  const isRoot = root.data !== undefined && tidyUsername(typed) === root.data;
  return (
    <div>
      <Field
        label={<Trans>Sponsor</Trans>}
        hint={hint}
        error={problem || missing}
        status={
          check === "checking" ? (
            <Checking />
          ) : check === "yes" && isRoot ? (
            <Confirmed>
              <Trans>The root seat. Its commission goes to the HeroPool, not to a person.</Trans>
            </Confirmed>
          ) : check === "yes" ? (
            <Confirmed>{isPlus ? <Trans>A member of Plus</Trans> : <Trans>A member</Trans>}</Confirmed>
          ) : check === "unreachable" ? (
            <Unreachable />
          ) : null
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register("sponsor")}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      {root.data !== undefined && typed === "" && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          onClick={() => form.setValue("sponsor", root.data, { shouldValidate: true, shouldTouch: true })}
        >
          <Trans>No one invited me</Trans>
        </Button>
      )}
    </div>
  );
}
