import { formatUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { localizeAmount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Meter } from "../../../../ui/primitives/Meter.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { capToUSD } from "../texts/amounts.ts";

/** How full the two buckets are: each trade fills them, and time empties them. */
export function DayLimits() {
  const { t } = useLingui();
  const { vault, act } = useVaultPage();
  const caps = vault.now.state?.caps;
  if (caps === undefined) return null;
  const { spendADay, lossADay, spent, lost } = caps;
  return (
    <DashboardSection id="vault-limits" title={<Trans>Daily limits</Trans>}>
      <div className="space-y-6">
        {(spendADay === 0n || lossADay === 0n) && (
          <Notice tone="warning" title={<Trans>Nothing trades yet</Trans>}>
            <Trans>A limit is 0. Set both, so that rules can trade.</Trans>
          </Notice>
        )}
        <Limit label={t`Selling, used now`} used={spent} cap={spendADay} look="leaf" />
        <Limit label={t`Slippage and pool fees, used now`} used={lost} cap={lossADay} look="amber" />
        <p className="max-w-[66ch] text-quiet text-sm">
          <Trans>
            Each trade uses up part of both, and they recover evenly: a limit that is used up is free again
            after 24 hours. So any 24 hours allow at most twice a limit.
          </Trans>
        </p>
        <Button variant="secondary" onClick={() => act({ type: "caps" })}>
          <Trans>Change the limits</Trans>
        </Button>
      </div>
    </DashboardSection>
  );
}

interface LimitProps {
  readonly label: string;
  /** USD with 6 decimals. */
  readonly used: bigint;
  readonly cap: bigint;
  readonly look: "leaf" | "amber";
}

function Limit({ label, used, cap, look }: LimitProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [usedText, capText] = [used, cap].map((value) => formatUSD(capToUSD(value)));
  const [shown, most] = [localizeAmount(usedText ?? "", locale), localizeAmount(capText ?? "", locale)];
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-quiet">{label}</span>
        <span>
          <Trans>
            <Amount value={usedText ?? ""} className="font-[600]" /> of <Amount value={capText ?? ""} />
          </Trans>
        </span>
      </p>
      <Meter
        value={Number(used)}
        most={Number(cap)}
        label={label}
        text={t`${shown} of ${most}`}
        look={look}
      />
    </div>
  );
}
