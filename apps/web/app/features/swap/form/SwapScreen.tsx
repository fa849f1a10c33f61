import type { Exchange } from "@canopy/swap/types";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { explainExchanges } from "../../../chain/error-messages/exchange-error.ts";
import { exchangeReasons } from "../../../chain/error-messages/exchange-error-messages.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { SwapHistory } from "../history/SwapHistory.tsx";
import { LimitsSection } from "../limits/LimitsSection.tsx";
import { RouteSection } from "../quote/RouteSection.tsx";
import { useExchange } from "../snapshot/use-exchange.ts";
import { useRememberedTokens } from "../tokens/use-token.ts";
import { BeforeSwap } from "./BeforeSwap.tsx";
import { NoExchange } from "./NoExchange.tsx";
import { SwapCard } from "./SwapCard.tsx";
import { type SwapStart, swapStart } from "./start.ts";
import { useSwapForm } from "./use-swap-form.ts";

/** The swap of the URL's tokens and amount, if it has any. */
export function SwapScreen() {
  useEffect(() => explainExchanges(exchangeReasons), []);
  const exchange = useExchange();
  const [search] = useSearchParams();
  if (exchange === null) return <NoExchange />;
  // Another link starts with another form.
  return <Started key={String(search)} exchange={exchange} search={search} />;
}

interface StartedProps {
  readonly exchange: Exchange;
  readonly search: URLSearchParams;
}

function Started({ exchange, search }: StartedProps) {
  const remembered = useRememberedTokens(exchange);
  const locale = useLocale();
  const [start] = useState(() => swapStart(exchange, remembered, search, locale));
  return <Screen exchange={exchange} start={start} />;
}

/** The swap first, next to it how it is done and its limits. What was swapped before is below both. */
function Screen({ exchange, start }: { readonly exchange: Exchange; readonly start: SwapStart }) {
  const swap = useSwapForm(exchange, start.form);
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <SwapCard exchange={exchange} swap={swap} unknown={start.unknown} />
      <div className="flex min-w-0 flex-col gap-12">
        <RouteSection
          exchange={exchange}
          form={swap.form}
          wrap={swap.wrap}
          ranking={swap.ranking}
          isSettled={swap.isSettled}
        />
        <LimitsSection />
        <BeforeSwap />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <SwapHistory />
      </div>
    </div>
  );
}
