import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import { formatNumber, formatPart, formatReturn, formatTokens } from "../format/format.ts";
import type { Outcome } from "./outcome.ts";

/** The statistics of the rule. An undefined figure is shown as such, not as 0. */
export function FigureList({ outcome, quote }: { readonly outcome: Outcome; readonly quote: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { statistics: all } = outcome;
  const known = (value: number | null, text: (value: number) => string): ReactNode =>
    value === null ? (
      <span className="font-normal text-quiet">{t`not defined`}</span>
    ) : (
      <bdi>{text(value)}</bdi>
    );
  const ratio = (value: number | null) => known(value, (number) => formatNumber(number, 2, locale));
  const part = (value: number | null) => known(value, (number) => formatPart(number, locale));
  const signed = (value: number | null) => known(value, (number) => formatReturn(number, locale));
  return (
    <div className="space-y-2">
      <h3 className="font-[550]">
        <Trans>Figures of the rule</Trans>
      </h3>
      <div className="gap-x-14 lg:columns-2 [&_dl>div]:break-inside-avoid">
        <Figures
          figures={[
            { id: "trades", label: <Trans>Trades</Trans>, value: formatCount(all.fills, locale) },
            { id: "winRate", label: <Trans>Sales with a profit</Trans>, value: part(all.winRate) },
            {
              id: "profitFactor",
              label: <Trans>Profits per loss (profit factor)</Trans>,
              value: ratio(all.profitFactor),
            },
            {
              id: "expectancy",
              label: <Trans>Mean profit of a sale</Trans>,
              value: known(all.expectancy, (value) => `${formatTokens(value, locale)} ${quote}`),
            },
            { id: "exposure", label: <Trans>Time with tokens</Trans>, value: part(all.exposure) },
            { id: "cagr", label: <Trans>Return per year (CAGR)</Trans>, value: signed(all.cagr) },
            { id: "sharpe", label: <Trans>Sharpe ratio</Trans>, value: ratio(all.sharpe) },
            { id: "sortino", label: <Trans>Sortino ratio</Trans>, value: ratio(all.sortino) },
            { id: "calmar", label: <Trans>Calmar ratio</Trans>, value: ratio(all.calmar) },
            {
              id: "drawdownDays",
              label: <Trans>Longest time below a top</Trans>,
              value: <DayCount days={all.drawdownDays} />,
            },
            { id: "excess", label: <Trans>Return above hold</Trans>, value: signed(all.hold.excess) },
            {
              id: "alpha",
              label: <Trans>Alpha next to hold, per year</Trans>,
              value: signed(all.hold.alpha),
            },
            { id: "luck", label: <Trans>Chance that it is luck</Trans>, value: part(all.luck) },
          ]}
        />
      </div>
      <p className="max-w-[66ch] text-quiet text-sm">
        <Trans>
          The last line: how often a rule without any advantage would have done as well next to hold. Above
          5%, the result is no evidence. Figures for less than a year are not scaled up.
        </Trans>
      </p>
    </div>
  );
}

function DayCount({ days }: { readonly days: number }) {
  const locale = useLocale();
  const count = formatNumber(days, 0, locale);
  return <Trans>{count} days</Trans>;
}
