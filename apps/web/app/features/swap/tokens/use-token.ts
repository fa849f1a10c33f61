import type { Exchange } from "@canopy/swap/types";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Address, isAddressEqual } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { readCalls } from "../../../chain/read-calls.ts";
import { rememberedTokens } from "./remembered-tokens.ts";
import { parseTokenResults, type TokenReading, tokenCalls } from "./token-reading.ts";

/** The token at an address: of the built-in list, or as its contract describes itself. Null asks nothing. */
export function useToken(exchange: Exchange, address: Address | null): UseQueryResult<TokenReading> {
  const { client } = usePlan();
  return useQuery({
    queryKey: ["token", exchange.chainId, address],
    enabled: address !== null,
    // A token's texts and decimals do not change.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<TokenReading> => {
      if (address === null) throw new Error("useToken is disabled without an address");
      const listed = exchange.tokens.find((token) => isAddressEqual(token.address, address));
      if (listed) return { ok: true, token: listed, warnings: [] };
      return parseTokenResults(address, await readCalls(client, exchange.multicall, tokenCalls(address)));
    },
  });
}

/** The tokens outside of the list that this browser remembers. */
export function useRememberedTokens({ chainId }: Pick<Exchange, "chainId">) {
  return useSyncExternalStore(rememberedTokens.subscribe, () => rememberedTokens.list(chainId));
}
