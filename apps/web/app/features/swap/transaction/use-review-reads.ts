import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange, Quote } from "@canopy/swap/types";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Address } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { checkTransfers } from "../tokens/check-transfers.ts";
import { readFreshQuote } from "./fresh-quote.ts";
import type { SwapTerms } from "./terms.ts";
import { readTokenHolding, type TokenHolding } from "./token-holding.ts";

/** Milliseconds between two reads while the dialog is open: about a block. */
const PAUSE = 2_000;

/** What the member has of the sold token and has approved. POL needs no approval, and is not read. */
export function useHolding(
  exchange: Exchange,
  { from, quote }: SwapTerms,
  owner: Address,
): UseQueryResult<TokenHolding> {
  const { client } = usePlan();
  const spender = findVenue(exchange, quote.path.venue).router;
  return useQuery({
    queryKey: ["swap-holding", exchange.chainId, from.address, owner, spender],
    queryFn: () => readTokenHolding(client, exchange, { token: from.address, owner, spender }),
    enabled: !from.isNative,
    refetchInterval: PAUSE,
  });
}

/** The quote of `terms` in the latest block; null if its pools can't fill it any more. */
export function useFreshQuote(exchange: Exchange, { quote }: SwapTerms): UseQueryResult<Quote | null> {
  const { client } = usePlan();
  const { path, side, amountIn, amountOut } = quote;
  const amount = String(side === "exactIn" ? amountIn : amountOut);
  const pools = path.pools.map(({ address }) => address);
  return useQuery({
    // The first token tells the direction.
    queryKey: ["swap-fresh-quote", exchange.chainId, path.tokens[0], ...pools, side, amount],
    queryFn: () => readFreshQuote(client, exchange, quote),
    refetchInterval: PAUSE,
  });
}

/** Whether the tokens move in full. The error says why not; nothing is read for tokens of the list. */
export function useTransferCheck(
  exchange: Exchange,
  { quote }: SwapTerms,
  account: Address,
): UseQueryResult<true> {
  const { client } = usePlan();
  const { path, amountIn } = quote;
  const pools = path.pools.map(({ address }) => address);
  return useQuery({
    queryKey: ["swap-transfers", exchange.chainId, account, ...path.tokens, ...pools, String(amountIn)],
    queryFn: async () => {
      await checkTransfers(client, exchange, quote, account);
      return true as const;
    },
    retry: false,
  });
}
