import { Trans, useLingui } from "@lingui/react/macro";
import { classifyError } from "../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { formatMoment } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";

interface EntriesClosedProps {
  /** Why reading the price failed, if it did. */
  readonly error: Error | null;
  /** ISO time at which entries open. */
  readonly opensAt: string;
}

/** Why entries are closed. Renders nothing while they are open. */
export function EntriesClosed({ error, opensAt }: EntriesClosedProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const opening = new Date(opensAt);
  if (opening.getTime() > Date.now()) {
    const moment = formatMoment(opening, locale);
    return (
      <Notice tone="warning" live title={<Trans>The plan is not open yet</Trans>}>
        <Trans>Entries begin on {moment}.</Trans>
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice tone="warning" live title={<Trans>Entries are closed at the moment</Trans>}>
      {errorMessage(classifyError(error), i18n)}
    </Notice>
  );
}
