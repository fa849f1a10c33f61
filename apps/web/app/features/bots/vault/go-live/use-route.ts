import { useQuery } from "@tanstack/react-query";
import { getAddress } from "viem";
import { usePlan } from "../../../../chain/plan-context.ts";
import { readPoolRefs, readPools, readSnapshot } from "../../../swap/snapshot/read-snapshot.ts";
import type { Vault } from "../state/use-vault.ts";
import { bestRoute } from "./rule-route.ts";

/** Milliseconds after which the pools are asked again. */
const AGE = 30_000;

interface Trade {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** The pools through which a rule trades best now. Data is null if there are none. */
export function useRoute({ exchange, addresses, owner }: Vault, trade: Trade | null) {
  const { client } = usePlan();
  return useQuery({
    queryKey: ["vault-route", exchange.chainId, trade?.from, trade?.to, String(trade?.amount)],
    queryFn: async () => {
      const find = (wanted: string) => {
        const token = exchange.tokens.find(({ address }) => getAddress(address) === getAddress(wanted));
        return token && { ...token, isNative: false };
      };
      const [from, to] = [trade && find(trade.from), trade && find(trade.to)];
      if (trade === null || !from || !to) return null;
      const source = { client, exchange, member: owner, assets: [] };
      const request = { from, to, side: "exactIn", amount: trade.amount } as const;
      const refs = await readPoolRefs(source, request);
      const { quotes } = await readSnapshot(source, request, refs, await readPools(source, refs));
      return bestRoute(quotes, addresses.listings);
    },
    enabled: trade !== null && trade.amount > 0n,
    refetchInterval: AGE,
    placeholderData: (previous) => previous,
  });
}
