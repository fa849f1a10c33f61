import { at } from "@canopy/protocol/rules/column";
import type { Bot } from "@canopy/shared/api/bots";
import type { Market } from "@canopy/shared/api/markets";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../../error-notice/ErrorNotice.tsx";
import { useBacktest } from "../../backtest/use-backtest.ts";
import { formatStatisticsMonth } from "../../format/dates.ts";
import { formatPart, formatReturn } from "../../format/format.ts";
import type { CandleSet } from "../../market/candle-set.ts";
import { toCandleSet } from "../../market/market-candles.ts";
import { useCandles } from "../../market/use-markets.ts";
import { searchRequest } from "../../parameter-search/search-space.ts";
import { summariseSearch } from "../../parameter-search/search-summary.ts";
import { useSearch } from "../../parameter-search/use-search.ts";

const DAYS = 365;

interface LiveWarningProps {
  readonly bot: Bot;
  readonly market: Market;
  /** What follows the warning, once all its figures are shown. */
  readonly children: ReactNode;
}

/** What the rule lost before, in figures: on past prices, on paper, and with other settings. Nothing goes live without them. */
export function LiveWarning({ bot, market, children }: LiveWarningProps) {
  const { data, isError, error, refetch } = useCandles({ market, interval: bot.interval, days: DAYS });
  const set = useMemo(
    () => (data === undefined || data.market === null ? null : toCandleSet(data.market, data.page)),
    [data],
  );
  if (set !== null && set.id === bot.market && set.candles.time.length > 0) {
    return (
      <Tested bot={bot} set={set}>
        {children}
      </Tested>
    );
  }
  if (!isError) return <Skeleton className="h-64 w-full" />;
  return (
    <ErrorNotice
      title={<Trans>The candles are unavailable right now</Trans>}
      error={error}
      retry={() => void refetch()}
    />
  );
}

function Tested({ bot, set, children }: Omit<LiveWarningProps, "market"> & { readonly set: CandleSet }) {
  const { candles } = set;
  const { kind, parameters, start, costs, limits } = bot;
  const setup: BotSetup = useMemo(
    () => ({
      kind,
      parameters,
      settings: { start, costs: set.hasVolume ? costs : { ...costs, impact: 0, volumeShare: null }, limits },
    }),
    [kind, parameters, start, costs, limits, set.hasVolume],
  );
  const { result, hasFailed } = useBacktest(candles, setup);
  const search = useSearch();
  const { start: startSearch } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one search for each bot and its candles
  useEffect(() => {
    const price = at(candles.open, 0);
    startSearch(searchRequest(candles, setup, { price, startValue: start.quote + start.base * price }));
  }, [candles, setup]);

  const { state } = search;
  if (hasFailed || state.status === "failed") {
    return (
      <Notice tone="danger" live title={<Trans>The backtest did not run</Trans>}>
        <Trans>Without its figures this rule can't go live. Reload the page to try again.</Trans>
      </Notice>
    );
  }
  if (result === null || state.status !== "done") return <Skeleton className="h-64 w-full" />;
  const { rule, hold } = result.outcome.rivals;
  const tried = summariseSearch(state.result.search, hold.return);
  return (
    <>
      <Figures
        bot={bot}
        worst={rule.worstMonth}
        holdWorst={hold.worstMonth.return}
        lost={tried?.lost ?? null}
        trials={tried?.trials ?? 0}
        isInvented={set.source === "synthetic"}
      />
      {children}
    </>
  );
}

interface FiguresProps {
  readonly bot: Bot;
  readonly worst: { readonly month: string; readonly return: number };
  readonly holdWorst: number;
  /** Part of the settings. */
  readonly lost: number | null;
  readonly trials: number;
  readonly isInvented: boolean;
}

function Figures({ bot, worst, holdWorst, lost, trials, isInvented }: FiguresProps) {
  const locale = useLocale();
  const month = formatStatisticsMonth(worst.month, locale);
  const count = formatCount(trials, locale);
  const { figures } = bot;
  const holdText = <bdi>{formatReturn(holdWorst, locale)}</bdi>;
  return (
    <section
      aria-labelledby="live-warning"
      className="space-y-5 rounded-md bg-amber-wash p-5 sm:p-6 forced-colors:border"
    >
      <h3 id="live-warning" className="font-[600] text-lg">
        <Trans>Before it trades your money</Trans>
      </h3>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <WarningFigure
          label={<Trans>Its worst month, on past prices</Trans>}
          value={formatReturn(worst.return, locale)}
        >
          <Trans>
            {month}. The worst month of holding: {holdText}.
          </Trans>
        </WarningFigure>
        <WarningFigure
          label={<Trans>On paper, after costs</Trans>}
          value={figures === null ? "–" : formatReturn(figures.return, locale)}
        >
          {figures !== null && (
            <Trans>
              At worst {formatPart(figures.maximumDrawdown, locale)} below its top. Hold:{" "}
              <bdi>{formatReturn(figures.hold.return, locale)}</bdi>.
            </Trans>
          )}
        </WarningFigure>
        <WarningFigure
          label={<Trans>Settings of this kind that lost</Trans>}
          value={lost === null ? "–" : formatPart(lost, locale)}
        >
          <Trans>Of {count} that we tried on the same prices.</Trans>
        </WarningFigure>
      </dl>
      <p className="max-w-[66ch] text-sm">
        {isInvented ? (
          <Trans>
            The prices of this test market are invented. The next months can be worse than all of these: past
            prices limit nothing.
          </Trans>
        ) : (
          <Trans>The next months can be worse than all of these: past prices limit nothing.</Trans>
        )}
      </p>
    </section>
  );
}

interface WarningFigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly children: ReactNode;
}

function WarningFigure({ label, value, children }: WarningFigureProps) {
  return (
    <div className="space-y-1">
      <dt className="text-sm">{label}</dt>
      <dd className="font-display text-statement tabular-nums leading-tight">
        <bdi>{value}</bdi>
      </dd>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}
