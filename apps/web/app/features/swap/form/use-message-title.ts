import { useLingui } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { isolate } from "../../../i18n/isolate.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { SwapForm } from "./use-swap-form.ts";

/** What the form has to say, in one sentence or less. It is shown, and announced once. */
export function useMessageTitle({ message, form }: Pick<SwapForm, "message" | "form">): string {
  const { t } = useLingui();
  const locale = useLocale();
  const [from, to] = [isolate(form.from.symbol), isolate(form.to.symbol)];
  switch (message.kind) {
    case "empty":
      return t`Enter an amount on either side. The other one is quoted.`;
    case "waiting":
      return t`Reading the price…`;
    case "ready":
      return t`Nothing is sent yet: you see these figures again, and then your wallet asks you.`;
    case "failed":
      return t`There is no new quote`;
    case "expired":
      return t`This quote has expired`;
    case "shortage":
      return message.shortage === "balance"
        ? t`Not enough ${from} in this wallet`
        : t`Not enough POL for the network fee`;
    case "impact": {
      const percent = formatPercent(Math.ceil(message.impact / 100), locale);
      return t`Your swap moves the price by ${percent}`;
    }
    case "oracle": {
      const percent = formatPercent(message.deviation / 100, locale);
      return t`${percent} below the market`;
    }
    case "noQuote":
      if (message.reason === "refused") {
        const token = isolate(message.symbol);
        return t`${token} is paused or blocks transfers now`;
      }
      if (message.reason === "noPool") return t`No pool for ${from} and ${to}`;
      return message.reason === "noLiquidity" ? t`No liquidity` : t`More than the pools hold`;
    case "amount": {
      const { symbol, decimals } = form.side === "exactIn" ? form.from : form.to;
      const [token, places] = [isolate(symbol), formatCount(decimals, locale)];
      if (message.error === "TOO_PRECISE") return t`${token} has at most ${places} decimals. Enter fewer.`;
      if (message.error === "ZERO") return t`Enter an amount above zero.`;
      if (message.error === "TOO_LARGE") return t`No token has that much. Enter a smaller amount.`;
      return t`Enter an amount, e.g. 12.5.`;
    }
  }
}
