import { formatAmount } from "@canopy/shared/money";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { localizeAmount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { assetKey } from "../tokens/assets.ts";
import { tokenAmount } from "../tokens/token-amount.ts";
import { mostSold, swapLimit } from "../transaction/terms.ts";
import { useMessageTitle } from "./use-message-title.ts";
import type { SwapForm } from "./use-swap-form.ts";

/** Milliseconds after which a quote is announced: one for each key would talk over the keyboard. */
const SETTLED = 700;

/** Tells screen readers what the form says once it has settled, and not again with each block. */
export function Announcement({ swap }: { readonly swap: SwapForm }) {
  const { form, message } = swap;
  const quote = useQuoteText(swap);
  const title = useMessageTitle(swap);
  const isCalm = message.kind === "empty" || message.kind === "waiting";
  const isQuoted = message.kind === "ready" || message.kind === "impact" || message.kind === "oracle";
  const text = isCalm ? "" : [isQuoted && quote, message.kind !== "ready" && title].filter(Boolean).join(" ");
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const [said, setSaid] = useState("");
  const occasion = [assetKey(form.from), assetKey(form.to), form.side, form.typed, message.kind].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is announced once
  useEffect(() => {
    const timer = setTimeout(() => setSaid(latest.current), SETTLED);
    return () => clearTimeout(timer);
  }, [occasion]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** The quote in a sentence; empty without one. */
function useQuoteText({ form: { from, to }, terms }: SwapForm): string {
  const { t } = useLingui();
  const locale = useLocale();
  if (terms === null) return "";
  const [sold, bought] = [from.symbol, to.symbol];
  const exact = (amount: bigint, decimals: number) =>
    localizeAmount(formatAmount(amount, decimals, Math.min(decimals, 6)), locale);
  if (terms.kind !== "swap") {
    const amount = exact(terms.amount, from.decimals);
    return t`You receive ${amount} ${bought} for the same amount of ${sold}.`;
  }
  const { quote } = terms;
  const limit = swapLimit(terms);
  if (quote.side === "exactIn") {
    const [about, least] = [tokenAmount(quote.amountOut, to.decimals), tokenAmount(limit, to.decimals)].map(
      (text) => localizeAmount(text, locale),
    );
    return t`You receive about ${about} ${bought}, at least ${least}.`;
  }
  const [about, most] = [quote.amountIn, mostSold(terms)].map((amount) =>
    localizeAmount(tokenAmount(amount, from.decimals, "up"), locale),
  );
  return t`You pay about ${about} ${sold}, at most ${most}.`;
}
