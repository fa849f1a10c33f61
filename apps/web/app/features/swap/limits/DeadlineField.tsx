import { MAXIMUM_DEADLINE, MINIMUM_DEADLINE } from "@canopy/swap/quotes/limits";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { typedDeadline } from "./swap-settings.ts";

interface DeadlineFieldProps {
  /** Minutes. */
  readonly value: number;
  onChange(minutes: number): void;
}

/** How long the swap may wait for its block. */
export function DeadlineField({ value, onChange }: DeadlineFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => formatCount(value, locale));
  const isWrong = typedDeadline(typed) === null;
  const [least, most] = [MINIMUM_DEADLINE, MAXIMUM_DEADLINE].map((minutes) => formatCount(minutes, locale));

  function type(text: string) {
    setTyped(text);
    const minutes = typedDeadline(text);
    if (minutes !== null) onChange(minutes);
  }

  return (
    <Field
      label={<Trans>Deadline in minutes</Trans>}
      hint={<Trans>The exchange refuses a swap that is not in a block by then.</Trans>}
      error={
        isWrong && (
          <Trans>
            Enter a whole number from {least} to {most}. Until then, your last valid value applies.
          </Trans>
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          inputMode="numeric"
          className="max-w-28 rtl:text-right"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
