import type { Asset, Exchange, Token } from "@canopy/swap/types";
import type { Address } from "viem";
import { isAddressEqual } from "viem";
import { localizeAmount } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { type LinkedAsset, parseSwapLink } from "../swap-link.ts";
import { assetKey, listAssets, nativeAsset } from "../tokens/assets.ts";
import type { End, FormState } from "./form-state.ts";

/** What the form holds at first. */
export interface SwapStart {
  readonly form: FormState;
  /** A token of the link that the member has not accepted yet. */
  readonly unknown: { readonly end: End; readonly address: Address } | null;
}

/** Fills the form from the page's URL. A token outside the list is only offered: a link may come from anyone. */
export function swapStart(
  exchange: Exchange,
  remembered: readonly Token[],
  query: URLSearchParams,
  locale: Locale,
): SwapStart {
  const link = parseSwapLink(query, exchange.tokens);
  const assets = listAssets(exchange, remembered);
  const find = (linked: LinkedAsset | null): Asset | null => {
    if (linked === "POL") return nativeAsset(exchange);
    return (
      assets.find(
        ({ isNative, address }) => !isNative && linked !== null && isAddressEqual(address, linked),
      ) ?? null
    );
  };
  const [linkedFrom, linkedTo] = [find(link.from), find(link.to)];
  const from = linkedFrom ?? firstExcept(exchange, linkedTo);
  const to = linkedTo ?? firstExcept(exchange, from);
  const unknown = (["from", "to"] as const).flatMap((end) => {
    const linked = link[end];
    return linked === null || linked === "POL" || find(linked) ? [] : [{ end, address: linked }];
  });
  return {
    form: { from, to, side: link.side, typed: localizeAmount(link.amount ?? "", locale) },
    unknown: unknown[0] ?? null,
  };
}

/** POL, or the first token to swap it for: a stablecoin, since WPOL is the same. */
function firstExcept(exchange: Exchange, other: Asset | null): Asset {
  const pol = nativeAsset(exchange);
  if (other === null || !isAddressEqual(other.address, exchange.wpol)) return pol;
  const token = exchange.tokens.find((one) => !isAddressEqual(one.address, exchange.wpol));
  const next = token ? { ...token, isNative: false } : pol;
  return assetKey(next) === assetKey(other) ? pol : next;
}
