import type { Outcomes, ReportRound } from "@canopy/shared/api/report";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { daySpan } from "../../../ui/charts/days.ts";
import { scaleTo } from "../../../ui/charts/scale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { monthSpan } from "../days/day-series.ts";
import { PAID } from "./decile-scale.ts";
import { formatWholePercent } from "./percent.ts";

type MonthOutcomes = Outcomes & { readonly month: number };

/** Outcomes by month of joining. Later members have had less time and fewer members below them. */
export function MonthTable({
  months,
  anyRound,
}: {
  readonly months: readonly MonthOutcomes[];
  readonly anyRound: ReportRound;
}) {
  const { t } = useLingui();
  return (
    <div className="space-y-3">
      <h3 className="text-xl">
        <Trans>By the month in which they joined</Trans>
      </h3>
      <p className="max-w-[66ch] text-quiet text-sm">
        <Trans>
          Members who join later have had less time, and have fewer people below them. The band covers the
          middle eight tenths of that month's members; the bar in it marks the median member, and the line
          across marks what they paid.
        </Trans>
      </p>
      <Table caption={t`By the month in which they joined`} hideCaption>
        <NumbersHead
          rows={t`Joined`}
          numbers={[t`Members`, t`Earned back`, t`Earned nothing`, t`In the middle`]}
        >
          <HeadCell className="relative w-2/5 min-w-64">
            <span className="sr-only">{t`Got back`}</span>
            <BandScale />
          </HeadCell>
        </NumbersHead>
        <tbody>
          {months.map((outcomes) => (
            <MonthRow key={outcomes.month} outcomes={outcomes} anyRound={anyRound} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function MonthRow({
  outcomes,
  anyRound,
}: {
  readonly outcomes: MonthOutcomes;
  readonly anyRound: ReportRound;
}) {
  const locale = useLocale();
  const { from, to } = monthSpan(outcomes.month, anyRound);
  const { members, earnedBack, earnedNothing, medianRatio, ratioDeciles } = outcomes;
  return (
    <tr>
      <HeadCell scope="row">{daySpan(from, to, locale)}</HeadCell>
      <Cell numeric>{formatCount(members, locale)}</Cell>
      <Cell numeric>{formatWholePercent((earnedBack * PAID) / members, locale)}</Cell>
      <Cell numeric>{formatPercent(Math.ceil((earnedNothing * 100) / members) * 100, locale)}</Cell>
      <Cell numeric>{medianRatio !== null && formatWholePercent(medianRatio, locale)}</Cell>
      <Cell className="relative">{ratioDeciles && <Band ratios={ratioDeciles} />}</Cell>
    </tr>
  );
}

/** The legend of the bands below. */
function BandScale() {
  return (
    <span aria-hidden="true" dir="ltr" className="grid grid-cols-3 text-xs">
      <bdi className="text-left">
        <Trans>nothing back</Trans>
      </bdi>
      <bdi className="text-center">
        <Trans>all of it</Trans>
      </bdi>
      <bdi className="text-right">
        <Trans>twice as much</Trans>
      </bdi>
    </span>
  );
}

/** From the first to the ninth decile on a scale to twice what was paid. */
function Band({ ratios }: { readonly ratios: readonly number[] }) {
  const locale = useLocale();
  const scale = scaleTo(2 * PAID);
  const [low = 0, middle = 0, high = 0] = [ratios[1], ratios[5], ratios[9]];
  const from = formatWholePercent(low, locale);
  const to = formatWholePercent(high, locale);
  return (
    <>
      <span className="sr-only">
        <Trans>
          {from} to {to}
        </Trans>
      </span>
      <span aria-hidden="true" dir="ltr" className="keep-colours relative block h-5 bg-leaf-wash">
        <span
          className="absolute inset-y-1 bg-clay"
          style={{
            left: `${scale(low)}%`,
            width: `${scale(Math.min(high, PAID)) - scale(Math.min(low, PAID))}%`,
          }}
        />
        <span
          className="absolute inset-y-1 bg-leaf"
          style={{
            left: `${scale(Math.max(low, PAID))}%`,
            width: `${scale(Math.max(high, PAID)) - scale(Math.max(low, PAID))}%`,
          }}
        />
        <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${scale(middle)}%` }} />
        <span className="absolute -inset-y-1 border-ink border-s border-dashed" style={{ left: "50%" }} />
      </span>
    </>
  );
}
