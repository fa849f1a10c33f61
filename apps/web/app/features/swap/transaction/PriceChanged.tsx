import type { Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { type SwapTerms, worsening } from "./terms.ts";

interface PriceChangedProps {
  readonly terms: SwapTerms;
  /** Worse than the limit of `terms`. */
  readonly fresh: Quote;
  /** The member agrees to the new price and its limit. */
  accept(): void;
}

/** Asks again when the price is past the limit. The limit is never lowered without the member. */
export function PriceChanged({ terms, fresh, accept }: PriceChangedProps) {
  const locale = useLocale();
  const percent = formatPercent(worsening(terms, fresh) / 100, locale);
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>The price is {percent} worse than the one you saw</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={accept}>
          <Trans>Use the new price</Trans>
        </Button>
      }
    >
      {fresh.side === "exactIn" ? (
        <Trans>
          You would now receive about <TokenAmount amount={fresh.amountOut} token={terms.to} />. That is below
          your minimum, so the swap would not go through.
        </Trans>
      ) : (
        <Trans>
          You would now pay about <TokenAmount amount={fresh.amountIn} token={terms.from} rounding="up" />.
          That is above your maximum, so the swap would not go through.
        </Trans>
      )}
    </Notice>
  );
}
