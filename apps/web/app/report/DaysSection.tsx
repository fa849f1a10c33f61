import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ColumnChart } from "../charts/ColumnChart.tsx";
import { LineChart } from "../charts/LineChart.tsx";
import type { Series } from "../charts/series.ts";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { DayTable } from "./DayTable.tsx";
import { type DayRange, daysOf, polForDrawing, rangesFor } from "./day-series.ts";
import { RangeChoice } from "./RangeChoice.tsx";
import type { Round } from "./report-schema.ts";
import { Section } from "./Section.tsx";

const TABLE = "days-table";

/** What came in and went out, day by day. */
export function DaysSection({ rounds }: { readonly rounds: readonly Round[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [range, setRange] = useState<DayRange>(30);
  const all = daysOf(rounds, 0);
  const shown = range !== 0 && all.length > range ? daysOf(rounds, range) : all;
  if (shown.length === 0) {
    return (
      <Section id="days" sheet title={<Trans>Day by day</Trans>}>
        <p className="max-w-[62ch] text-lg text-quiet">
          <Trans>No day has begun yet: a day begins with its first entry.</Trans>
        </p>
      </Section>
    );
  }

  const count = (value: number) => formatCount(value, locale);
  const tick = (value: number) =>
    new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 }).format(value);
  const days = shown.map(({ startsAt }) => startsAt);
  const pol = (
    id: string,
    name: string,
    look: Series["look"],
    of: (round: Round) => bigint | null,
  ): Series => {
    const amounts = shown.map(of);
    return {
      id,
      name,
      look,
      values: amounts.map((wei) => (wei === null ? null : polForDrawing(wei))),
      words: (index) => polWords(amounts[index] ?? null, t`not settled yet`),
    };
  };
  const counts = (
    id: string,
    name: string,
    look: Series["look"],
    of: (round: Round) => number | null,
  ): Series => {
    const values = shown.map(of);
    return {
      id,
      name,
      look,
      values,
      words: (index) => {
        const value = values[index] ?? null;
        return value === null ? t`not settled yet` : count(value);
      },
    };
  };

  return (
    <Section id="days" sheet title={<Trans>Day by day</Trans>}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <p className="max-w-[62ch] text-quiet">
          <Trans>
            A day pays out what came in on that day. It is settled after it has ended, so the last day has no
            points and no payments yet.
          </Trans>
        </p>
        <RangeChoice ranges={rangesFor(all.length)} value={range} onChange={setRange} />
      </div>
      <LineChart
        title={<Trans>Money, in POL a day</Trans>}
        days={days}
        table={TABLE}
        formatTick={tick}
        series={[
          pol("entered", t`Entered`, "leaf", ({ entered }) => entered),
          pol("paid", t`Paid to members`, "amber", ({ paidOut }) => paidOut),
          pol("pool", t`Day pool`, "edge", ({ pool }) => pool),
        ]}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <ColumnChart
          title={<Trans>Points a day</Trans>}
          days={days}
          table={TABLE}
          formatTick={count}
          series={[
            counts("points", t`Paid points`, "leaf", ({ points }) => points),
            counts("flash", t`Flash, unpaid`, "clay", ({ flash }) => flash),
          ]}
        />
        <ColumnChart
          title={<Trans>New members a day</Trans>}
          days={days}
          table={TABLE}
          formatTick={count}
          series={[counts("joined", t`Joined`, "leaf", ({ joined }) => joined)]}
        />
      </div>
      <DayTable id={TABLE} rounds={shown} />
    </Section>
  );
}

function polWords(wei: bigint | null, unknown: string): string {
  return wei === null ? unknown : `${formatAmount(wei)} POL`;
}
