import { calendars, findCalendar } from "@canopy/shared/calendar";
import { Trans, useLingui } from "@lingui/react/macro";
import { localizeDigits } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Field } from "../../../../ui/forms/Field.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { useShownPlan } from "../use-shown-plan.ts";
import { type Period, periodName, periodYears, toCalendar } from "./period.ts";
import { useJoinedAt } from "./use-statement.ts";

interface PeriodChoiceProps {
  readonly period: Period;
  onChange(period: Period): void;
}

/** The calendar and the year of the statement, and one of its months. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const joined = useJoinedAt(useShownPlan());
  const first = joined.data ? new Date(joined.data.joinedAt) : null;
  const { year, month } = period;
  const calendar = findCalendar(year);
  const names = { gregorian: t`Gregorian`, persian: t`Iranian` };
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={<Trans>Calendar</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={calendar}
            onChange={({ target: { value } }) => {
              const chosen = calendars.find((one) => one === value) ?? calendar;
              onChange(toCalendar(period, chosen));
            }}
          >
            {calendars.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Year</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={year}
            onChange={(event) => onChange({ year: Number(event.target.value), month })}
          >
            {periodYears(first, new Date(), year).map((one) => (
              <option key={one} value={one}>
                {localizeDigits(String(one), locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={calendar === "persian" ? <Trans>Month (Iran time)</Trans> : <Trans>Month (UTC)</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={month ?? ""}
            onChange={({ target: { value } }) =>
              onChange({ year, month: value === "" ? null : Number(value) })
            }
          >
            <option value="">
              <Trans>Whole year</Trans>
            </option>
            {Array.from({ length: 12 }, (_, index) => index + 1).map((one) => (
              <option key={one} value={one}>
                {periodName({ year, month: one }, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
