import { wrapKind } from "@canopy/swap/chain/build-swap";
import { oracleDeviation } from "@canopy/swap/quotes/oracle";
import { priceImpact } from "@canopy/swap/quotes/price";
import type { Exchange, Quote } from "@canopy/swap/types";
import { useMemo, useReducer } from "react";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useGasCost } from "../../transactions/use-gas-cost.ts";
import { useSwapSettings } from "../limits/use-swap-settings.ts";
import { quoteState } from "../quote/quote-state.ts";
import { useIsExpired } from "../quote/use-is-expired.ts";
import { oraclePrice } from "../snapshot/asset-value.ts";
import type { QuoteRequest, SwapSnapshot } from "../snapshot/read-snapshot.ts";
import { useSnapshot } from "../snapshot/use-snapshot.ts";
import { assetKey, nativeAsset } from "../tokens/assets.ts";
import { mostGas, WRAP_GAS } from "../transaction/gas.ts";
import { mostSold, type Terms } from "../transaction/terms.ts";
import { formMessage } from "./form-message.ts";
import { type FormState, reduceForm } from "./form-state.ts";
import { findShortage } from "./shortage.ts";
import { typedTokenAmount } from "./typed-token-amount.ts";

/** Milliseconds without a key before a quote is read, too few to notice. */
const TYPING_PAUSE = 60;

/** Gas that Max leaves POL for: a swap through two pools, and the approval of another. */
const RESERVED_GAS = 500_000n;

/** The state of the whole screen: what was typed, the quote for it, and what can be sent. */
export function useSwapForm(exchange: Exchange, start: FormState) {
  const [form, dispatch] = useReducer(reduceForm, start);
  const settings = useSwapSettings();
  const { from, to, side, typed } = form;
  const parsed = typedTokenAmount(typed, (side === "exactIn" ? from : to).decimals);
  const amount = "amount" in parsed ? parsed.amount : null;
  const request = useMemo<QuoteRequest>(() => ({ from, to, side, amount }), [from, to, side, amount]);
  const { snapshot, error, refetch } = useSnapshot(exchange, useDebounced(request, TYPING_PAUSE));
  const gasPrice = useGasCost(1n).data;

  const wrap = wrapKind(exchange, from, to);
  const state = wrap === null ? quoteState({ exchange, request, snapshot, gasPrice }) : null;
  const ranking =
    state?.status === "quoted" ? state.ranking : state?.status === "loading" ? state.last : null;
  const quote = ranking?.best ?? null;
  const isExpired = useIsExpired(state?.status === "quoted" ? state.readAt : null);

  const isQuoted = state?.status === "quoted" && !isExpired;
  const terms = toTerms();
  const gas = quote === null ? (wrap === null ? null : WRAP_GAS) : mostGas(quote.gas);
  const gasCost = gas === null || gasPrice === undefined ? undefined : gas * gasPrice;
  const balances = snapshot?.balances;
  const pol = balances?.get(assetKey(nativeAsset(exchange)));
  const balance = balances?.get(assetKey(from));
  const shortage = terms && findShortage({ from, sold: mostSold(terms), balance, pol, gasCost });
  const message = formMessage({
    parsed,
    error,
    noQuote: state?.status === "none" ? state.noQuote : null,
    isExpired,
    shortage,
    isQuoted: terms !== null,
    impact: isQuoted && quote ? priceImpact(quote) : null,
    deviation: isQuoted && quote ? quoteDeviation(form, quote, snapshot) : null,
  });

  function toTerms(): Terms | null {
    if (amount === null) return null;
    if (wrap !== null) return { kind: wrap, from, to, amount };
    return isQuoted && quote ? { kind: "swap", from, to, quote, ...settings } : null;
  }

  return {
    form,
    dispatch,
    settings,
    parsed,
    amount,
    wrap,
    ranking,
    /** Whether no quote of the amount in the form is on its way. */
    isSettled: state?.status !== "loading",
    terms,
    message,
    snapshot,
    gasCost,
    /** Wei that Max leaves in the wallet; undefined until the price of gas is known. */
    reserve: gasPrice === undefined ? undefined : gasPrice * RESERVED_GAS,
    refetch,
  };
}

export type SwapForm = ReturnType<typeof useSwapForm>;

/** How far a quote is below the feeds' prices, in millionths; null when a price is unknown. */
export function quoteDeviation(
  { from, to }: Pick<FormState, "from" | "to">,
  { amountIn, amountOut }: Quote,
  snapshot: SwapSnapshot | undefined,
): number | null {
  return oracleDeviation({
    amountIn,
    amountOut,
    from: oraclePrice(from, snapshot?.prices),
    to: oraclePrice(to, snapshot?.prices),
  });
}
