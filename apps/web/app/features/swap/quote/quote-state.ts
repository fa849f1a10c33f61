import { findPaths, noPathReason } from "@canopy/swap/paths/find-paths";
import { createGasValue } from "@canopy/swap/quotes/gas-value";
import { type Ranking, rankQuotes } from "@canopy/swap/quotes/rank-quotes";
import type { Exchange } from "@canopy/swap/types";
import { isAddressEqual } from "viem";
import type { RevertCode } from "../../../chain/error-messages/contract-reasons.ts";
import type { QuoteRequest, SwapSnapshot } from "../snapshot/read-snapshot.ts";
import { assetKey } from "../tokens/assets.ts";

/** Milliseconds after which a quote that no block has renewed may not be sent. */
export const QUOTE_LIFE = 30_000;

/** Why there is no quote. */
export type NoQuote =
  /** No pool connects the tokens, those that do are empty, or none can fill the amount. */
  | { readonly reason: "noPool" | "noLiquidity" | "tooMuch" }
  /** The bought token, or one on the way to it, does not leave the pools now. */
  | { readonly reason: "refused"; readonly symbol: string; readonly code: RevertCode };

export type QuoteState =
  /** No amount. */
  | { readonly status: "empty" }
  /** The first quote of an amount. `last` is of the amount before it. */
  | { readonly status: "loading"; readonly last: Ranking | null }
  | { readonly status: "quoted"; readonly ranking: Ranking; readonly readAt: number }
  | { readonly status: "none"; readonly noQuote: NoQuote };

export interface QuoteInput {
  readonly exchange: Exchange;
  /** What is in the form. */
  readonly request: QuoteRequest;
  /** What was read last, which can be for an earlier request. */
  readonly snapshot: SwapSnapshot | undefined;
  /** Wei for one unit of gas, undefined until it is known. */
  readonly gasPrice: bigint | undefined;
}

/** What to show for the request in the form. */
export function quoteState({ exchange, request, snapshot, gasPrice }: QuoteInput): QuoteState {
  if (request.amount === null) return { status: "empty" };
  const ranking =
    snapshot && isSamePair(snapshot.request, request) ? rank(exchange, snapshot, gasPrice) : null;
  if (snapshot === undefined || !isSameRequest(snapshot.request, request)) {
    return { status: "loading", last: snapshot?.request.side === request.side ? ranking : null };
  }
  if (ranking !== null) return { status: "quoted", ranking, readAt: snapshot.readAt };
  return { status: "none", noQuote: findNoQuote(exchange, snapshot) };
}

function findNoQuote(
  exchange: Exchange,
  { pools, transferError, request: { from, to } }: SwapSnapshot,
): NoQuote {
  if (transferError !== null) {
    const token = [to, ...exchange.tokens].find(({ address }) =>
      isAddressEqual(address, transferError.token),
    );
    return { reason: "refused", symbol: token?.symbol ?? "", code: transferError.code };
  }
  const hasPath = findPaths(exchange, pools, from.address, to.address).length > 0;
  return { reason: hasPath ? "tooMuch" : noPathReason(exchange, pools, from.address, to.address) };
}

/** Compared after gas, by the feeds or by a pool's price. */
function rank(exchange: Exchange, snapshot: SwapSnapshot, gasPrice: bigint | undefined): Ranking | null {
  const { request, pools, prices, quotes } = snapshot;
  const token = request.side === "exactIn" ? request.to : request.from;
  const gasValue = createGasValue({
    exchange,
    pools,
    token,
    gasPrice: gasPrice ?? 0n,
    polUsd: prices.get(exchange.wpol) ?? null,
    tokenUsd: prices.get(token.address) ?? null,
  });
  return rankQuotes(quotes, gasValue);
}

function isSameRequest(one: QuoteRequest, other: QuoteRequest): boolean {
  return isSamePair(one, other) && one.side === other.side && one.amount === other.amount;
}

function isSamePair(one: QuoteRequest, other: QuoteRequest): boolean {
  return assetKey(one.from) === assetKey(other.from) && assetKey(one.to) === assetKey(other.to);
}
