import type { ReportData, ReportRound } from "@canopy/shared/api/report";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatCount, localizeAmount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageSection } from "../../../layout/PageSection.tsx";
import { ColumnChart } from "../../../ui/charts/ColumnChart.tsx";
import { LineChart } from "../../../ui/charts/LineChart.tsx";
import { toSeries } from "../../../ui/charts/series.ts";
import { shortAmount } from "../../../ui/charts/short-amount.ts";
import { DayTable } from "./DayTable.tsx";
import { type DayRange, offerRanges, selectDays, toChartPol } from "./day-series.ts";
import { RangeChoice } from "./RangeChoice.tsx";

const TABLE = "days-table";

/** Payments and payouts by day. */
export function DaysSection({ report }: { readonly report: ReportData | null }) {
  return (
    <PageSection
      id="days"
      sheet
      title={<Trans>Day by day</Trans>}
      height="[--height:119rem] sm:[--height:116rem] lg:[--height:89rem]"
    >
      {report && <Days rounds={report.rounds} />}
    </PageSection>
  );
}

function Days({ rounds }: { readonly rounds: readonly ReportRound[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [range, setRange] = useState<DayRange>(30);
  const all = selectDays(rounds, 0);
  const shown = range !== 0 && all.length > range ? selectDays(rounds, range) : all;
  if (shown.length === 0) {
    return (
      <p className="max-w-[62ch] text-lg text-quiet">
        <Trans>No day has begun yet: a day begins with its first entry.</Trans>
      </p>
    );
  }

  const days = shown.map(({ startsAt }) => startsAt);
  const count = (value: number) => formatCount(value, locale);
  const unknown = t`not settled yet`;
  const inPOL = {
    draw: toChartPol,
    say: (wei: bigint) => `${localizeAmount(formatAmount(wei), locale)} POL`,
    unknown,
  };
  const inNumbers = { draw: (value: number) => value, say: count, unknown };

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <p className="max-w-[62ch] text-quiet">
          <Trans>
            A day pays out what came in on that day. It is settled after it has ended, so the last day has no
            points and no payments yet.
          </Trans>
        </p>
        <RangeChoice ranges={offerRanges(all.length)} value={range} onChange={setRange} />
      </div>
      <LineChart
        title={<Trans>Money, in POL a day</Trans>}
        days={days}
        table={TABLE}
        formatTick={(value) => shortAmount(value, locale)}
        series={[
          toSeries(
            { id: "entered", name: t`Entered`, look: "leaf" },
            shown.map(({ entered }) => entered),
            inPOL,
          ),
          toSeries(
            { id: "paid", name: t`Paid to members`, look: "amber" },
            shown.map(({ paidOut }) => paidOut),
            inPOL,
          ),
          toSeries(
            { id: "pool", name: t`Day pool`, look: "edge" },
            shown.map(({ pool }) => pool),
            inPOL,
          ),
        ]}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <ColumnChart
          title={<Trans>Points a day</Trans>}
          days={days}
          table={TABLE}
          formatTick={count}
          series={[
            toSeries(
              { id: "points", name: t`Paid points`, look: "leaf" },
              shown.map(({ points }) => points),
              inNumbers,
            ),
            toSeries(
              { id: "flash", name: t`Flash, unpaid`, look: "clay" },
              shown.map(({ flash }) => flash),
              inNumbers,
            ),
          ]}
        />
        <ColumnChart
          title={<Trans>New members a day</Trans>}
          days={days}
          table={TABLE}
          formatTick={count}
          series={[
            toSeries(
              { id: "joined", name: t`Joined`, look: "leaf" },
              shown.map(({ joined }) => joined),
              inNumbers,
            ),
          ]}
        />
      </div>
      <DayTable id={TABLE} rounds={shown} />
    </>
  );
}
