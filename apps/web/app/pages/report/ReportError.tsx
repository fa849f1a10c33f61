import { Plural, Trans } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

/** Says that the report failed to load, with the time until the next attempt and a retry button. */
export function ReportError({ seconds, retry }: { readonly seconds: number; readonly retry: () => void }) {
  const shown = formatCount(seconds, useLocale());
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>The report is unavailable right now</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The money is not affected: it is in the contract, with or without this site.</Trans>{" "}
      <Plural
        value={seconds}
        one={`Next attempt in ${shown} second.`}
        other={`Next attempt in ${shown} seconds.`}
      />
    </Notice>
  );
}
