import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlan } from "../../../chain/plan-context.ts";
import { readRootName } from "../../../chain/read-names.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { NameField } from "../NameField.tsx";
import { UsernameError } from "../UsernameError.tsx";
import type { NameCheck } from "../use-name-checks.ts";
import { tidyUsername } from "../username-rules.ts";
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
  const invalid = form.formState.errors.sponsor ? <UsernameError typed={typed} /> : null;
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
      <NameField
        {...form.register("sponsor")}
        label={<Trans>Sponsor</Trans>}
        hint={hint}
        error={invalid || missing}
        check={check}
        confirmed={
          isRoot ? (
            <Trans>The root seat. Its commission goes to the HeroPool, not to a person.</Trans>
          ) : isPlus ? (
            <Trans>A member of Plus</Trans>
          ) : (
            <Trans>A member</Trans>
          )
        }
      />
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
