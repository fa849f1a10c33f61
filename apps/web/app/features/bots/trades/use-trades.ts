import type { Exchange } from "@canopy/swap/types";
import { useMemo } from "react";
import type { Address } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { useLogSearch } from "../../log-search/use-log-search.ts";
import { createTradeSearch } from "./search-trades.ts";

/** Blocks between two searches for new trades. */
const PAUSE = 5;

/** The trades of a vault from the chain, the newest first, as far back as it was searched. */
export function useTrades(exchange: Exchange, vault: Address) {
  const { client } = usePlan();
  const search = useMemo(() => createTradeSearch({ client, exchange, vault }), [client, exchange, vault]);
  const { items: trades, ...history } = useLogSearch({
    key: ["vault-trades", exchange.chainId, vault],
    search,
    refetchInterval: PAUSE * client.pollingInterval,
  });
  return { ...history, trades };
}

export type Trades = ReturnType<typeof useTrades>;
