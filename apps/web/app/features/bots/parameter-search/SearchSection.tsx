import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import { Meter } from "../../../ui/primitives/Meter.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { formatPart, formatReturn } from "../format/format.ts";
import type { FieldScale } from "../rule/fields.ts";
import { ForwardResult } from "./ForwardResult.tsx";
import { Histogram } from "./Histogram.tsx";
import { SettingLine } from "./SettingLine.tsx";
import { searchRequest } from "./search-space.ts";
import { CONVINCING, type SearchSummary, summariseSearch } from "./search-summary.ts";
import { useSearch } from "./use-search.ts";

interface SearchSectionProps {
  readonly candles: Candles;
  readonly setup: BotSetup;
  readonly scale: FieldScale;
  readonly base: string;
  readonly quote: string;
  readonly holdReturn: number;
}

/** Tries many settings of the kind at once, to show how many lost and how much of the best one is luck. */
export function SearchSection(props: SearchSectionProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { candles, setup, scale, holdReturn } = props;
  const { state, start, cancel } = useSearch();
  const progress = state.status === "running" ? state.progress : null;
  const [done, total] = [formatCount(progress?.done ?? 0, locale), formatCount(progress?.total ?? 0, locale)];
  const summary = state.status === "done" ? summariseSearch(state.result.search, holdReturn) : null;
  return (
    <DashboardSection id="bot-search" title={<Trans>How many settings would have lost?</Trans>}>
      <div className="space-y-5">
        <p className="max-w-[66ch] text-quiet">
          <Trans>
            Tries up to 240 settings of this kind on the same candles, from the whole range of each slider.
            The more you try, the better the best one looks by luck alone: that is why there is no button to
            take it over.
          </Trans>{" "}
          <Trans>Then it chooses on one part of the candles, and tests the choice on the next part.</Trans>
        </p>
        {state.status === "running" ? (
          <div className="max-w-md space-y-3">
            <Meter
              look="leaf"
              value={progress?.done ?? 0}
              most={progress?.total ?? 1}
              label={t`Tries`}
              text={t`${done} of ${total}`}
            />
            <Button variant="secondary" size="small" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : (
          <Button variant="secondary" onClick={() => start(searchRequest(candles, setup, scale), true)}>
            <Trans>Try all settings</Trans>
          </Button>
        )}
        {state.status === "failed" && (
          <Notice tone="danger" live>
            <Trans>The search stopped with an error. Try again, or with a shorter time.</Trans>
          </Notice>
        )}
        {summary !== null && <Result summary={summary} {...props} />}
        {state.status === "done" && <ForwardResult forward={state.result.forward} {...props} />}
      </div>
    </DashboardSection>
  );
}

function Result({ summary, holdReturn, ...props }: SearchSectionProps & { readonly summary: SearchSummary }) {
  const locale = useLocale();
  const count = formatCount(summary.trials, locale);
  const lost = formatPart(summary.lost, locale);
  const behind = formatPart(summary.behindHold, locale);
  const figure = (value: number) => <bdi>{formatReturn(value, locale)}</bdi>;
  return (
    <div className="grid gap-x-14 gap-y-8 xl:grid-cols-2">
      <div className="space-y-4">
        <p role="status" className="max-w-[40ch] font-display text-statement leading-snug">
          <Trans>
            {lost} of {count} settings lost. {behind} did worse than holding.
          </Trans>
        </p>
        <Figures
          figures={[
            { id: "worst", label: <Trans>The worst setting</Trans>, value: figure(summary.worst.return) },
            { id: "median", label: <Trans>The one in the middle</Trans>, value: figure(summary.median) },
            { id: "best", label: <Trans>The best setting</Trans>, value: figure(summary.best.return) },
            { id: "hold", label: <Trans>Hold</Trans>, value: figure(holdReturn) },
            {
              id: "deflated",
              label: <Trans>Deflated Sharpe ratio</Trans>,
              value: summary.deflatedSharpe === null ? "–" : formatPart(summary.deflatedSharpe, locale),
            },
          ]}
        />
        <DeflatedText probability={summary.deflatedSharpe} />
        <SettingLine
          title={<Trans>The best setting was</Trans>}
          values={summary.best.parameters}
          {...props}
        />
        <SettingLine
          title={<Trans>The worst setting was</Trans>}
          values={summary.worst.parameters}
          {...props}
        />
      </div>
      <Histogram bins={summary.bins} />
    </div>
  );
}

function DeflatedText({ probability }: { readonly probability: number | null }) {
  const locale = useLocale();
  if (probability === null) return null;
  const percent = formatPart(probability, locale);
  const needed = formatPart(CONVINCING, locale);
  return (
    <p className="max-w-[60ch] text-quiet text-sm">
      {probability < CONVINCING ? (
        <Trans>
          The probability that the best one is better than luck after so many tries: {percent}. Below {needed}
          , it is not significant.
        </Trans>
      ) : (
        <Trans>
          The probability that the best one is better than luck after so many tries: {percent}. It says
          nothing about the next months.
        </Trans>
      )}
    </p>
  );
}
