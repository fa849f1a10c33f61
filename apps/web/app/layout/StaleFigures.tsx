import type { Stale } from "@canopy/shared/api/health";
import { Trans } from "@lingui/react/macro";
import { formatMoment } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Notice } from "../ui/primitives/Notice.tsx";
import { useStale } from "./use-stale.ts";

/** Says how old the figures of a public page are, and why, while the API reports that they are old. */
export function StaleFigures() {
  return <StaleNotice stale={useStale()} />;
}

/** Says how old figures are, and why; nothing while they are fresh. */
export function StaleNotice({ stale }: { readonly stale: Stale | null }) {
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
