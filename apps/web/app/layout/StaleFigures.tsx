import { Trans } from "@lingui/react/macro";
import { formatMoment } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Notice } from "../ui/primitives/Notice.tsx";
import { useStale } from "./use-stale.ts";

/** Says how old the figures of the page are, and why, while the API reports that they are old. */
export function StaleFigures() {
  const stale = useStale();
  const locale = useLocale();
  if (stale === null) return null;
  const { asOf, cause } = stale;
  const moment = asOf !== null && <time dateTime={asOf}>{formatMoment(new Date(asOf), locale)}</time>;
  return (
    <Notice
      tone="warning"
      live
      title={
        moment ? (
          <Trans>These figures are as of {moment}</Trans>
        ) : (
          <Trans>These figures may be out of date</Trans>
        )
      }
    >
      {cause === "node" ? (
        <Trans>The network node is not answering. The figures update by themselves when it is back.</Trans>
      ) : (
        <Trans>This site is behind the chain. The figures update by themselves when it has caught up.</Trans>
      )}
    </Notice>
  );
}
