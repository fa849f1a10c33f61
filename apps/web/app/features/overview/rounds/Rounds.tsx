import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount, localizeAmount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { ColumnChart } from "../../../ui/charts/ColumnChart.tsx";
import { toSeries } from "../../../ui/charts/series.ts";
import { shortAmount } from "../../../ui/charts/short-amount.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Disclosure } from "../../../ui/primitives/Disclosure.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { RoundTable } from "./RoundTable.tsx";
import { type RoundDay, SHOWN, summarize } from "./round-days.ts";
import type { useActivity } from "./use-activity.ts";

const TABLE = "rounds-table";

interface RoundsProps {
  /** Null until they are known. */
  readonly days: readonly RoundDay[] | null;
  readonly activity: Pick<ReturnType<typeof useActivity>, "isError" | "refetch">;
}

/** What the member's last 30 rounds gave, by kind. */
export function Rounds({ days, activity }: RoundsProps) {
  const count = formatCount(SHOWN, useLocale());
  return (
    <DashboardSection
      id="rounds"
      title={<Trans>Your last {count} rounds</Trans>}
      aside={days && <Sum days={days} />}
    >
      {days ? (
        <Chart days={days} />
      ) : activity.isError ? (
        <Notice
          tone="warning"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void activity.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The site's index did not answer, so the rounds are missing here.</Trans>
        </Notice>
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </DashboardSection>
  );
}

function Sum({ days }: { readonly days: readonly RoundDay[] }) {
  const locale = useLocale();
  const { wei, rounds } = summarize(days);
  const some = formatCount(rounds, locale);
  const all = formatCount(days.length, locale);
  return (
    <p className="text-quiet">
      <Trans>
        <Amount value={formatAmount(wei)} unit="POL" className="font-[550] text-ink" /> in {some} of {all}{" "}
        rounds
      </Trans>
    </p>
  );
}

function Chart({ days }: { readonly days: readonly RoundDay[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const unknown = t`not settled yet`;
  const inPOL = {
    draw: toChartPOL,
    say: (wei: bigint) => `${localizeAmount(formatAmount(wei), locale)} POL`,
    unknown,
  };
  if (summarize(days).wei === 0n) {
    return (
      <p className="max-w-[60ch] text-quiet">
        <Trans>
          Nothing yet. Columns appear here when both of your legs grow, when someone whom you sponsored buys
          units, or when a round returns a rebate on your own units. For most members they stay rare.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <ColumnChart
        title={<span className="sr-only">{t`Earned a round, in POL`}</span>}
        days={days.map(({ startsAt }) => startsAt)}
        table={TABLE}
        formatTick={(value) => shortAmount(value, locale)}
        whole={false}
        series={[
          toSeries(
            { id: "points", name: t`Points`, look: "amber" },
            days.map(({ points }) => points),
            inPOL,
          ),
          toSeries(
            { id: "commissions", name: t`Commissions`, look: "leaf" },
            days.map(({ commissions }) => commissions),
            inPOL,
          ),
          toSeries(
            { id: "rebates", name: t`Rebates`, look: "edge" },
            days.map(({ rebates }) => rebates),
            inPOL,
          ),
        ]}
      />
      <div id={TABLE} className="-mb-px">
        <Disclosure title={<Trans>These rounds as a table</Trans>}>
          <RoundTable days={days} />
        </Disclosure>
      </div>
    </>
  );
}

/** Wei as POL with six decimals, for the chart only. */
function toChartPOL(wei: bigint): number {
  return Number(wei / 10n ** 12n) / 1e6;
}
