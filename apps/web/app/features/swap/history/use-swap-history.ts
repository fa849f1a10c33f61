import type { Exchange } from "@canopy/swap/types";
import { useMemo } from "react";
import { getAddress } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { useLogSearch } from "../../log-search/use-log-search.ts";
import { useMember } from "../../session/MemberProvider.tsx";
import { useRememberedTokens } from "../tokens/use-token.ts";
import { createSwapSearch } from "./search-swaps.ts";

/** The member's swaps from the chain, the newest first, as far back as it was searched. */
export function useSwapHistory(exchange: Exchange) {
  const { client } = usePlan();
  const { wallet } = useMember();
  const remembered = useRememberedTokens(exchange);
  const search = useMemo(() => {
    const tokens = [...exchange.tokens, ...remembered];
    return createSwapSearch({ client, exchange, member: getAddress(wallet), tokens });
  }, [client, exchange, wallet, remembered]);
  // A token that the browser has remembered since needs a search of its own.
  const key = ["swap-history", exchange.chainId, wallet, remembered.map(({ address }) => address).join()];

  const { items: swaps, ...history } = useLogSearch({ key, search });
  return { ...history, swaps };
}
