import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { DayRange } from "./day-series.ts";

/** How many days are shown. Absent where there is nothing to choose. */
export function RangeChoice({
  ranges,
  value,
  onChange,
}: {
  readonly ranges: readonly DayRange[];
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
}) {
  const name = useId();
  const locale = useLocale();
  if (ranges.length < 2) return null;
  return (
    <fieldset className="inline-flex rounded-md border border-edge p-1 text-sm">
      <legend className="sr-only">
        <Trans>Days shown</Trans>
      </legend>
      {ranges.map((range) => {
        const days = formatCount(range, locale);
        return (
          <label
            key={range}
            className="relative inline-flex min-h-9 cursor-pointer items-center rounded-sm px-4 hover:text-leaf has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={range === value}
              onChange={() => onChange(range)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {range === 0 ? (
              <Trans>All days</Trans>
            ) : (
              <Plural value={range} one={`${days} day`} other={`${days} days`} />
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
