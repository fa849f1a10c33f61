import { useLocale } from "../../../i18n/use-locale.ts";
import { daySpan } from "../../../ui/charts/days.ts";
import { type RoundClock, toMonthDays } from "./rank-state.ts";

/** The days of a month of the plan, in the calendar of the language: Oct 24 – Nov 22, 2026. */
export function useMonthSpan(clock: RoundClock): (month: number) => string {
  const locale = useLocale();
  return (month) => {
    const { from, to } = toMonthDays(month, clock);
    return daySpan(from, to, locale);
  };
}
