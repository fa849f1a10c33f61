import { Plural, Trans } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import type { DayRange } from "./day-series.ts";

/** The range of days. Renders nothing if there is only one choice. */
export function RangeChoice({
  ranges,
  value,
  onChange,
}: {
  readonly ranges: readonly DayRange[];
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
}) {
  if (ranges.length < 2) return null;
  return (
    <SegmentedControl
      legend={<Trans>Days shown</Trans>}
      hideLegend
      value={value}
      onChange={onChange}
      segments={ranges.map((range) => ({ value: range, label: <RangeName key={range} range={range} /> }))}
    />
  );
}

function RangeName({ range }: { readonly range: DayRange }) {
  const days = formatCount(range, useLocale());
  return range === 0 ? (
    <Trans>All days</Trans>
  ) : (
    <Plural value={range} one={`${days} day`} other={`${days} days`} />
  );
}
