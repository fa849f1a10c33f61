import type { Stale } from "@canopy/shared/api/health";
import { Trans } from "@lingui/react/macro";
import { formatDay, formatMoment, formatTime } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Notice } from "../ui/primitives/Notice.tsx";
import { useStale } from "./use-stale.ts";

/**
 * Says how old the figures of a public page are, and why, while the API reports that they are old. Figures that the server reads
 * from the contract (`ofContract`) do not depend on the index.
 */
export function StaleFigures({ ofContract = false }: { ofContract?: boolean }) {
  const stale = useStale();
  return <StaleNotice stale={ofContract && stale?.cause === "index" ? null : stale} />;
}

/** Says how old figures are, and why; nothing while they are fresh. */
export function StaleNotice({ stale }: { readonly stale: Stale | null }) {
  if (stale === null) return null;
  const { asOf, cause } = stale;
  return (
    <Notice tone="warning" live title={<Title asOf={asOf} />}>
      {cause === "node" ? (
        <Trans>The network node is not answering. The figures update by themselves when it is back.</Trans>
      ) : (
        <Trans>This site is behind the chain. The figures update by themselves when it has caught up.</Trans>
      )}
    </Notice>
  );
}

/** Without the date when it is today's, so that the title fits in one line on a phone. */
function Title({ asOf }: { asOf: string | null }) {
  const locale = useLocale();
  if (asOf === null) return <Trans>These figures may be out of date</Trans>;
  const date = new Date(asOf);
  if (formatDay(date, locale) === formatDay(new Date(), locale)) {
    const time = <time dateTime={asOf}>{formatTime(date, locale)}</time>;
    return <Trans>These figures are as of {time} today</Trans>;
  }
  const moment = <time dateTime={asOf}>{formatMoment(date, locale)}</time>;
  return <Trans>These figures are as of {moment}</Trans>;
}
