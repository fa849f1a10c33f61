import type { SettingsData } from "@canopy/shared/api/settings";
import { LOOSER_LIMIT_DAYS } from "@canopy/shared/api/settings";
import { formatUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount, formatMoment } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { dollars, dollarsInText } from "../../i18n/use-plan-facts.ts";
import { DashboardSection } from "../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Meter } from "../../ui/primitives/Meter.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { useSettings } from "../settings/use-settings.ts";
import { LimitForm } from "./LimitForm.tsx";
import { type Spending, useSpending } from "./use-spending.ts";

/** The member's own monthly limit on this site, and the form that changes it. */
export function LimitSection() {
  const settings = useSettings();
  const { spending, isError, retry } = useSpending();
  const days = formatCount(LOOSER_LIMIT_DAYS, useLocale());
  return (
    <DashboardSection id="limit" title={<Trans>Your monthly limit</Trans>} className="@container">
      <div className="grid gap-x-14 gap-y-5 @4xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <p className="max-w-[66ch] text-quiet">
          <Trans>
            The most that this site lets you spend on units in a calendar month. A lower limit takes effect at
            once; a higher one, or none, after {days} days. It is the site's limit, not the contract's:
            another site or your wallet alone can still pay the contract.
          </Trans>
        </p>
        {spending && settings.data ? (
          <div className="min-w-0 space-y-5">
            <State spending={spending} />
            {settings.data.nextSpendingLimit && <Waiting next={settings.data.nextSpendingLimit} />}
            <LimitForm settings={settings.data} />
          </div>
        ) : isError ? (
          <LimitUnknown retry={retry} />
        ) : (
          <Skeleton className="h-44 w-full" />
        )}
      </div>
    </DashboardSection>
  );
}

/** Why no payment is possible while the limit is unknown. */
export function LimitUnknown({ retry }: { retry(): void }) {
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>Your monthly limit is unavailable right now</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The server did not answer. This page takes no payment before it knows your limit.</Trans>
    </Notice>
  );
}

function State({ spending: { limit, spent, left } }: { readonly spending: Spending }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (limit === null || left === null) {
    return (
      <p>
        <Trans>
          No limit is set. You spent <Money usd={spent} /> on units this month.
        </Trans>
      </p>
    );
  }
  const spentText = dollarsInText(spent, locale);
  const limitText = dollarsInText(limit, locale);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <span>
          <span className="font-display text-3xl leading-none">
            <Amount value={dollars(left)} />
          </span>{" "}
          <span className="text-quiet">
            <Trans>left this month</Trans>
          </span>
        </span>
        <span className="text-quiet">
          <Trans>
            <Money usd={spent} /> of <Money usd={limit} /> spent
          </Trans>
        </span>
      </p>
      <Meter
        value={cents(spent)}
        most={cents(limit)}
        look="leaf"
        label={t`Spent this month`}
        text={t`${spentText} of ${limitText}`}
      />
    </div>
  );
}

function Waiting({
  next: { limit, from },
}: {
  readonly next: NonNullable<SettingsData["nextSpendingLimit"]>;
}) {
  const moment = <time dateTime={from}>{formatMoment(new Date(from), useLocale())}</time>;
  return (
    <Notice>
      {limit === null ? (
        <Trans>The limit ends on {moment}. Until then it stays in force.</Trans>
      ) : (
        <Trans>
          The limit rises to <Money usd={BigInt(limit)} /> on {moment}. Until then the lower one stays in
          force.
        </Trans>
      )}
    </Notice>
  );
}

interface OverLimitProps {
  /** USD (18 decimals) that the payment costs, and that the limit leaves. */
  readonly cost: bigint;
  readonly left: bigint;
}

/** Why the site refuses a payment above the member's own limit. */
export function OverLimit({ cost, left }: OverLimitProps): ReactNode {
  return (
    <Notice tone="warning" live title={<Trans>This is above your monthly limit</Trans>}>
      <Trans>
        It costs <Money usd={cost} />, and your limit leaves <Money usd={left} /> until the end of the month
        (UTC). You set this limit yourself on this site. Choose fewer units, or wait.
      </Trans>
    </Notice>
  );
}

function Money({ usd }: { readonly usd: bigint }) {
  return <Amount value={formatUSD(usd)} className="font-[550] text-ink" />;
}

/** For the meter, which takes numbers. */
function cents(usd: bigint): number {
  return Number(usd / 10n ** 16n);
}
