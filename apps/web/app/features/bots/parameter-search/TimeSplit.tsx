import type { Fold } from "@canopy/strategies/parameter-search/walk-forward";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { formatCandleDay } from "../format/dates.ts";

/** The part for the choice and the part for the test, to scale. Time runs to the right in both languages, as in the chart. */
export function TimeSplit({ times }: { readonly times: Fold["times"] }) {
  const locale = useLocale();
  const { from, tested, to } = times;
  const share = ((tested - from) / (to - from)) * 100;
  const day = (time: number) => <bdi className="whitespace-nowrap">{formatCandleDay(time, locale)}</bdi>;
  return (
    <div
      dir="ltr"
      className="grid gap-y-1.5 text-sm"
      style={{ gridTemplateColumns: `${share}fr ${100 - share}fr` }}
    >
      <span className="pe-3">
        <bdi>
          <Trans>Chosen here</Trans>
        </bdi>
      </span>
      <span className="font-[550]">
        <bdi>
          <Trans>Tested here</Trans>
        </bdi>
      </span>
      <span
        aria-hidden="true"
        className="keep-colours h-3 rounded-s-sm border border-edge bg-[repeating-linear-gradient(135deg,var(--color-line)_0_3px,transparent_3px_7px)]"
      />
      <span aria-hidden="true" className="keep-colours h-3 rounded-e-sm border border-leaf bg-leaf" />
      <span className="pe-3 text-quiet">{day(from)}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-quiet">
        {day(tested)} <span className="ms-auto">{day(to)}</span>
      </span>
    </div>
  );
}
