import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { type ImpactGrade, impactGrade, priceImpact } from "@canopy/swap/quotes/price";
import type { Asset, Exchange, Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import type { Prices } from "../snapshot/feeds.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { swapLimit } from "../transaction/terms.ts";

interface QuoteFactsProps {
  readonly exchange: Pick<Exchange, "wpol">;
  readonly from: Asset;
  readonly to: Asset;
  /** Null without one. */
  readonly quote: Quote | null;
  /** POL and WPOL, which need no quote and cost the network fee only. */
  readonly isOneToOne: boolean;
  /** Millionths. */
  readonly slippage: number;
  /** How far the quote is below the feeds' prices, in millionths; null when unknown. */
  readonly deviation: number | null;
  /** Wei of the network fee at most; undefined until it is known. */
  readonly gasCost: bigint | undefined;
  readonly prices: Prices | undefined;
  /** Whether the quote is of the amount in the form. */
  readonly isSettled: boolean;
}

/** What a quote means for the member. Each line has its room from the start. */
export function QuoteFacts({ from, to, quote, isOneToOne, slippage, isSettled, ...rest }: QuoteFactsProps) {
  const locale = useLocale();
  const isExactOut = quote?.side === "exactOut";
  const percent = formatPercent(slippage / 100, locale);
  // New figures are new elements: text that ends at the edge moves to its left when it gets longer, which is a layout shift.
  const revision = quote && `${quote.amountIn} ${quote.amountOut} ${rest.deviation}`;
  return (
    <dl className="divide-y divide-line border-line border-y" aria-busy={!isSettled || undefined}>
      {!isOneToOne && (
        <>
          <Fact
            key={`limit ${revision}`}
            label={isExactOut ? <Trans>You send at most</Trans> : <Trans>You receive at least</Trans>}
            isDimmed={!isSettled}
            note={
              quote &&
              (isExactOut ? (
                <Trans>{percent} above the quote</Trans>
              ) : (
                <Trans>{percent} below the quote</Trans>
              ))
            }
          >
            {quote && (
              <TokenAmount
                amount={swapLimit({ quote, slippage })}
                token={isExactOut ? from : to}
                rounding={isExactOut ? "up" : "down"}
              />
            )}
          </Fact>
          <Impact key={`impact ${revision}`} quote={quote} isDimmed={!isSettled} />
          <Oracle key={`oracle ${revision}`} quote={quote} deviation={rest.deviation} isDimmed={!isSettled} />
        </>
      )}
      <Fee key={`fee ${rest.gasCost}`} {...rest} />
    </dl>
  );
}

interface FactProps {
  readonly label: ReactNode;
  /** A sentence below the value. */
  readonly note?: ReactNode;
  readonly isDimmed: boolean;
  readonly children: ReactNode;
}

function Fact({ label, note, isDimmed, children }: FactProps) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-quiet">{label}</dt>
      <dd
        className={classes(
          "shrink-0 text-end transition-opacity tabular-nums rtl:normal-nums [unicode-bidi:isolate]",
          isDimmed && "opacity-50",
        )}
      >
        <span className="block min-h-[1lh] font-[550]">{children || "–"}</span>
        <span className="block min-h-[1lh] text-quiet text-sm">{note}</span>
      </dd>
    </div>
  );
}

const inks: Readonly<Record<ImpactGrade, string>> = {
  low: "text-ink",
  notable: "text-amber-ink",
  high: "text-clay",
  severe: "text-clay",
};

function Impact({ quote, isDimmed }: { readonly quote: Quote | null; readonly isDimmed: boolean }) {
  const locale = useLocale();
  const impact = quote && priceImpact(quote);
  const label = <Trans>Price impact</Trans>;
  if (impact === null) {
    return (
      <Fact label={label} isDimmed={isDimmed} note={quote && <Trans>The pools have no price</Trans>}>
        {quote && <Trans>Unknown</Trans>}
      </Fact>
    );
  }
  const grade = impactGrade(impact);
  return (
    <Fact label={label} isDimmed={isDimmed} note={<Grade grade={grade} />}>
      <span className={inks[grade]}>{formatPercent(Math.ceil(impact / 100), locale)}</span>
    </Fact>
  );
}

function Grade({ grade }: { readonly grade: ImpactGrade }) {
  switch (grade) {
    case "low":
      return <Trans>Low</Trans>;
    case "notable":
      return <Trans>Notable</Trans>;
    case "high":
      return <Trans>High</Trans>;
    case "severe":
      return <Trans>Very high</Trans>;
  }
}

interface OracleProps extends Pick<QuoteFactsProps, "quote" | "deviation"> {
  readonly isDimmed: boolean;
}

/** The quote next to the prices of Chainlink's feeds. */
function Oracle({ quote, deviation, isDimmed }: OracleProps) {
  const locale = useLocale();
  const label = <Trans>Against the market</Trans>;
  if (quote === null || deviation === null) {
    return (
      <Fact label={label} isDimmed={isDimmed} note={quote && <Trans>Chainlink has no fresh price</Trans>}>
        {quote && <Trans>Unknown</Trans>}
      </Fact>
    );
  }
  const percent = formatPercent(Math.abs(Math.ceil(deviation / 100)), locale);
  return (
    <Fact label={label} isDimmed={isDimmed} note={<Trans>By Chainlink, fees included</Trans>}>
      <span className={deviation >= 30_000 ? "text-clay" : "text-ink"}>
        {deviation > 0 ? <Trans>{percent} less</Trans> : <Trans>{percent} more</Trans>}
      </span>
    </Fact>
  );
}

/** The network fee in POL and in dollars. */
function Fee({ gasCost, prices, exchange }: Pick<QuoteFactsProps, "gasCost" | "prices" | "exchange">) {
  const polUsd = prices?.get(exchange.wpol);
  return (
    <Fact
      label={<Trans>Network fee, at most</Trans>}
      isDimmed={false}
      note={
        gasCost !== undefined &&
        polUsd !== undefined && <Amount value={formatSmallUSD(weiToUSD(gasCost, polUsd))} />
      }
    >
      {gasCost !== undefined && <Amount value={formatSmallAmount(gasCost, 6)} unit="POL" />}
    </Fact>
  );
}
