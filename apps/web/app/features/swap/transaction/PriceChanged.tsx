import type { Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { venueNames } from "../venue-names.ts";
import { isSamePath, type SwapTerms, worsening } from "./terms.ts";

interface PriceChangedProps {
  readonly terms: SwapTerms;
  /** Of the same pools and worse than the limit of `terms`, or of other pools, which are better now. */
  readonly offer: Quote;
  /** The member agrees to the new price and its limit. */
  accept(): void;
}

/** Asks again when the price is past the limit. The limit is never lowered without the member. */
export function PriceChanged({ terms, offer, accept }: PriceChangedProps) {
  const locale = useLocale();
  const isSame = isSamePath(terms.quote, offer);
  const name = venueNames[offer.path.venue];
  const percent = formatPercent(worsening(terms, offer) / 100, locale);
  return (
    <Notice
      tone="warning"
      live
      title={
        isSame ? (
          <Trans>The price is {percent} worse than the one you saw</Trans>
        ) : (
          <Trans>{name} has the best price now</Trans>
        )
      }
      action={
        <Button size="small" variant="secondary" onClick={accept}>
          <Trans>Use the new price</Trans>
        </Button>
      }
    >
      {isSame ? <Worse terms={terms} fresh={offer} /> : <Elsewhere terms={terms} offer={offer} />}
    </Notice>
  );
}

function Worse({ terms, fresh }: Pick<PriceChangedProps, "terms"> & { readonly fresh: Quote }) {
  return fresh.side === "exactIn" ? (
    <Trans>
      You would now receive about <TokenAmount amount={fresh.amountOut} token={terms.to} />. That is below
      your minimum, so the swap would not go through.
    </Trans>
  ) : (
    <Trans>
      You would now pay about <TokenAmount amount={fresh.amountIn} token={terms.from} rounding="up" />. That
      is above your maximum, so the swap would not go through.
    </Trans>
  );
}

/** Another exchange's router needs an approval of its own. */
function Elsewhere({ terms, offer }: Pick<PriceChangedProps, "terms" | "offer">) {
  const needsApproval = !terms.from.isNative && offer.path.venue !== terms.quote.path.venue;
  return (
    <>
      {offer.side === "exactIn" ? (
        <Trans>
          The price that you saw is gone. You would receive about{" "}
          <TokenAmount amount={offer.amountOut} token={terms.to} /> there.
        </Trans>
      ) : (
        <Trans>
          The price that you saw is gone. You would pay about{" "}
          <TokenAmount amount={offer.amountIn} token={terms.from} rounding="up" /> there.
        </Trans>
      )}{" "}
      {needsApproval && <Trans>You approve the amount for this exchange first.</Trans>}
    </>
  );
}
