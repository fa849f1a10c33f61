import { at } from "@canopy/protocol/rules/column";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from "react";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { ComparisonTable } from "../backtest/ComparisonTable.tsx";
import { CostList } from "../backtest/CostList.tsx";
import { ExportButton } from "../backtest/ExportButton.tsx";
import { FigureList } from "../backtest/FigureList.tsx";
import { Headline } from "../backtest/Headline.tsx";
import { MonthTable } from "../backtest/MonthTable.tsx";
import { RegimeTable } from "../backtest/RegimeTable.tsx";
import { StickyResult } from "../backtest/StickyResult.tsx";
import { TradeTable } from "../backtest/TradeTable.tsx";
import { useBacktest } from "../backtest/use-backtest.ts";
import type { CandleSet } from "../market/candle-set.ts";
import { StartPaper } from "../paper/StartPaper.tsx";
import { SearchSection } from "../parameter-search/SearchSection.tsx";
import { CostsAndLimits } from "../rule/CostsAndLimits.tsx";
import { KindChoice } from "../rule/KindChoice.tsx";
import { RuleForm } from "../rule/RuleForm.tsx";
import { firstDraft, type RuleDraft, toBotSetup, toFieldScale, withKind } from "../rule/rule-draft.ts";

const BacktestChart = lazyPart(async () => (await import("../chart/BacktestChart.tsx")).default);

interface WorkbenchProps {
  readonly set: CandleSet;
  /** The choice of candles. */
  readonly market: ReactNode;
}

/** A rule, and at once what it would have done with these candles. */
export function Workbench({ set, market }: WorkbenchProps) {
  const { t } = useLingui();
  const { candles, base, quote, hasVolume } = set;
  const price = at(candles.open, 0);
  const [draft, setDraft] = useDraft(set.id, price);
  const table = useId();
  const headline = useRef<HTMLDivElement>(null);
  const checked = useMemo(() => toBotSetup(draft, price, hasVolume), [draft, price, hasVolume]);
  const setup = typeof checked === "string" ? null : checked;
  const { result, isRunning, hasFailed, retry, write } = useBacktest(candles, setup);
  const outcome = result?.outcome ?? null;
  const isSynthetic = set.source === "synthetic";
  const dimmed = classes("transition-opacity duration-150", isRunning && "opacity-60 delay-300");
  return (
    <div className="space-y-12">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 lg:col-start-1">
          <KindChoice kind={draft.kind} onChange={(kind) => setDraft(withKind(draft, kind, price))} />
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-busy={isRunning}>
          {hasFailed ? (
            <BacktestError retry={retry} />
          ) : (
            <div ref={headline} className={dimmed}>
              <Headline outcome={outcome} quote={quote} isSynthetic={isSynthetic} />
            </div>
          )}
          <Suspense fallback={<Skeleton className="h-[40rem] w-full lg:h-[41.5rem]" />}>
            <BacktestChart
              title={
                isSynthetic ? (
                  <Trans>
                    <bdi>{set.name}</bdi>, invented prices
                  </Trans>
                ) : (
                  <bdi>{set.name}</bdi>
                )
              }
              candles={candles}
              quote={quote}
              outcome={outcome}
              table={table}
            />
          </Suspense>
          {outcome !== null && <MonthTable id={table} outcome={outcome} quote={quote} />}
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2">
          {outcome !== null && <StickyResult outcome={outcome} instead={headline} />}
          <RuleForm
            draft={draft}
            error={typeof checked === "string" ? checked : null}
            price={price}
            base={base}
            quote={quote}
            interval={candles.interval}
            onChange={setDraft}
          />
          <CostsAndLimits draft={draft} quote={quote} hasVolume={hasVolume} onChange={setDraft} />
          {market}
        </div>
        {outcome !== null && (
          <div className={classes("min-w-0 space-y-8 lg:col-start-2", dimmed)}>
            <ComparisonTable outcome={outcome} quote={quote} />
            <CostList outcome={outcome} quote={quote} />
          </div>
        )}
      </div>
      {outcome === null || result === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <DashboardSection id="bot-figures" title={<Trans>All figures and trades</Trans>} className={dimmed}>
            <div className="space-y-8">
              <FigureList outcome={outcome} quote={quote} />
              <RegimeTable caption={t`The rule by market`} regimes={outcome.regimes} />
              <TradeTable outcome={outcome} base={base} quote={quote} />
              <ExportButton set={set} setup={result.setup} write={write} />
            </div>
          </DashboardSection>
          <SearchSection
            key={`${draft.kind} ${set.id} ${candles.time.length}`}
            candles={candles}
            setup={result.setup}
            scale={toFieldScale(draft, price)}
            base={base}
            quote={quote}
            holdReturn={outcome.rivals.hold.return}
          />
          <StartPaper draft={draft} set={set} />
        </>
      )}
    </div>
  );
}

/** The rule in the form. Other candles have other prices, so a rule of the same kind starts again with round numbers. */
function useDraft(set: string, price: number): [RuleDraft, (draft: RuleDraft) => void] {
  const [stored, setStored] = useState(() => ({ set, draft: firstDraft("dca", price) }));
  const draft = useMemo(
    () => (stored.set === set ? stored.draft : withKind(stored.draft, stored.draft.kind, price)),
    [stored, set, price],
  );
  return [draft, (next) => setStored({ set, draft: next })];
}

function BacktestError({ retry }: { readonly retry: () => void }) {
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>The backtest did not run</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Part of this page could not be loaded. Check your connection.</Trans>
    </Notice>
  );
}
