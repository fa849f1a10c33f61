import type { SettingsData } from "@canopy/shared/api/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { classifyError } from "../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { typedAmount } from "../../ui/forms/typed-amount.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { useSaveSettings } from "../settings/use-settings.ts";

/** USD with 18 decimals in a cent. */
const CENT = 10n ** 16n;

/** Sets, changes or removes the spending limit. */
export function LimitForm({ settings }: { readonly settings: SettingsData }) {
  const { t, i18n } = useLingui();
  const save = useSaveSettings();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const cents = typedAmount(typed, 2);
  const hasLimit = settings.spendingLimit !== null;
  const isWaiting = settings.nextSpendingLimit !== null;
  const isEnding = settings.nextSpendingLimit?.limit === null;

  function change(spendingLimit: string | null) {
    save.mutate(
      { spendingLimit },
      {
        onSuccess: () => {
          setTyped("");
          setSubmitted(false);
          toast.success(t`Your limit is saved.`, { id: "limit" });
        },
      },
    );
  }

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (cents === null) field.current?.focus();
        else change(String(cents * CENT));
      }}
    >
      <Field
        label={<Trans>New limit in dollars a month</Trans>}
        hint={<Trans>Enter 0 to let this site take no payment at all.</Trans>}
        error={isSubmitted && cents === null && <Trans>Enter an amount in dollars, e.g. 40 or 99.50.</Trans>}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            dir="ltr"
            inputMode="decimal"
            className="max-w-60"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {save.error && (
        <Notice tone="danger" live title={<Trans>Your limit is unchanged</Trans>}>
          {errorMessage(classifyError(save.error), i18n)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {hasLimit ? <Trans>Change the limit</Trans> : <Trans>Set the limit</Trans>}
        </Button>
        {isWaiting && (
          <Button variant="quiet" busy={save.isPending} onClick={() => change(settings.spendingLimit)}>
            <Trans>Keep the present limit</Trans>
          </Button>
        )}
        {hasLimit && !isEnding && (
          <Button variant="quiet" busy={save.isPending} onClick={() => change(null)}>
            <Trans>Remove the limit</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
