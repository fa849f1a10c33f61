import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NetworkFee } from "../../transactions/NetworkFee.tsx";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { venueNames } from "../venue-names.ts";
import { mostGas } from "./gas.ts";
import { type SwapTerms, swapLimit } from "./terms.ts";

/** What the member agrees to. It does not change while the dialog is open, unless the member accepts a new price. */
export function OrderSummary({ terms }: { readonly terms: SwapTerms }) {
  const locale = useLocale();
  const { from, to, quote, slippage, deadline } = terms;
  const { side, amountIn, amountOut } = quote;
  const limit = swapLimit(terms);
  const minutes = formatCount(deadline, locale);
  const percent = formatPercent(slippage / 100, locale);
  return (
    <div className="space-y-2">
      <dl className="divide-y divide-line">
        <Line label={side === "exactIn" ? <Trans>You pay</Trans> : <Trans>You pay about</Trans>}>
          <TokenAmount amount={amountIn} token={from} rounding="up" />
        </Line>
        <Line label={side === "exactIn" ? <Trans>You receive about</Trans> : <Trans>You receive</Trans>}>
          <TokenAmount amount={amountOut} token={to} />
        </Line>
        <Line
          label={
            side === "exactIn" ? (
              <Trans>At least, {percent} below the quote</Trans>
            ) : (
              <Trans>At most, {percent} above the quote</Trans>
            )
          }
        >
          {side === "exactIn" ? (
            <TokenAmount amount={limit} token={to} />
          ) : (
            <TokenAmount amount={limit} token={from} rounding="up" />
          )}
        </Line>
        <Line label={<Trans>Exchange</Trans>}>{venueNames[quote.path.venue]}</Line>
        <Line label={<Trans>Deadline</Trans>}>
          <Plural value={deadline} one={`${minutes} minute`} other={`${minutes} minutes`} />
        </Line>
      </dl>
      <NetworkFee gas={mostGas(quote.gas)} />
    </div>
  );
}

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="text-end font-[550]">{children}</dd>
    </div>
  );
}
