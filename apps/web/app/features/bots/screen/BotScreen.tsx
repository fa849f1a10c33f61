import type { CandleInterval, CandlePage, Market } from "@canopy/shared/api/markets";
import { candleCount } from "@canopy/strategies/candles/candles";
import { Trans } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../error-notice/ErrorNotice.tsx";
import { CandleImport } from "../market/CandleImport.tsx";
import { type CandleSet, lastDays } from "../market/candle-set.ts";
import { MarketFields } from "../market/MarketFields.tsx";
import { toCandleSet } from "../market/market-candles.ts";
import { SourceNote } from "../market/SourceNote.tsx";
import { useCandles, useMarkets } from "../market/use-markets.ts";
import { BotList } from "../paper/BotList.tsx";
import { Workbench } from "./Workbench.tsx";

/** Days of candles at first: long enough for more than one kind of market. */
const FIRST_DAYS = 365;
const FIRST_INTERVAL: CandleInterval = 3_600;
/** Fewer candles are no test of anything. */
const FEWEST_CANDLES = 30;

/** The member's bots on paper, and backtests. */
export function BotScreen() {
  return (
    <div className="space-y-12">
      <BotList />
      <Backtests />
    </div>
  );
}

/** Backtests on the candles of a market, or on the member's own. */
function Backtests() {
  const markets = useMarkets();
  const [file, setFile] = useState<CandleSet | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [interval, setInterval] = useState<CandleInterval>(FIRST_INTERVAL);
  const [days, setDays] = useState<number | null>(FIRST_DAYS);
  const open = markets.data?.markets.filter(({ last }) => last !== null) ?? [];
  const market = open.find(({ id }) => id === chosen) ?? open[0] ?? null;
  const page = useCandles({ market: file === null ? market : null, interval, days });
  const set = useCandleSet(file, page.data, days);

  const fields = (
    <div className="space-y-4">
      <MarketFields
        markets={open}
        market={file === null ? market : null}
        file={file}
        interval={interval}
        days={days}
        onMarket={(id) => {
          setFile(null);
          setChosen(id);
        }}
        onInterval={setInterval}
        onDays={setDays}
      />
      <CandleImport onImport={setFile} />
      {set !== null && <SourceNote set={set} />}
    </div>
  );
  if (set !== null && candleCount(set.candles) >= FEWEST_CANDLES) {
    return <Workbench set={set} market={fields} />;
  }
  if (file === null && (markets.isPending || (market !== null && page.isPending))) return <ScreenSkeleton />;
  const failed = markets.isError ? markets : page.isError && file === null ? page : null;
  return (
    <div className="max-w-xl space-y-6">
      {failed !== null ? (
        <ErrorNotice
          title={<Trans>The candles are unavailable right now</Trans>}
          error={failed.error}
          retry={() => void failed.refetch()}
        />
      ) : (
        <Notice title={<Trans>Too few candles for a backtest</Trans>}>
          <Trans>
            A test needs at least 30 candles. Choose shorter candles or a longer time, or import a file of
            your own.
          </Trans>
        </Notice>
      )}
      {fields}
    </div>
  );
}

/** The same object while its candles are the same: another one starts the backtest again. */
function useCandleSet(
  file: CandleSet | null,
  data: { readonly market: Market | null; readonly page: CandlePage } | undefined,
  days: number | null,
): CandleSet | null {
  return useMemo(() => {
    const loaded = data === undefined || data.market === null ? null : toCandleSet(data.market, data.page);
    const set = file ?? loaded;
    return set === null ? null : { ...set, candles: lastDays(set.candles, days) };
  }, [file, data, days]);
}

function ScreenSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-[44rem] w-full" />
    </div>
  );
}
