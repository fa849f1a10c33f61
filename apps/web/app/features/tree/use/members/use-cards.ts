import type { PlanName } from "@canopy/shared/api/primitives";
import { type TreeCard, treeMembersSchema } from "@canopy/shared/api/tree";
import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { api } from "../../../../api/client.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { createCardBatch } from "./card-batch.ts";
import { type CardLookup, createCardLookup } from "./card-lookup.ts";

const requestCards = (plan: PlanName) => async (numbers: readonly number[]) => {
  const { items } = await api.get("/tree/:round/members", treeMembersSchema, {
    params: { round: "latest" },
    query: { plan, numbers: numbers.join(",") },
  });
  return items;
};

const readCard = {
  core: createCardBatch(requestCards("core")),
  plus: createCardBatch(requestCards("plus")),
};

/** The first part of the key of a card. */
const CARD = "tree-card";

/** The card of a seat. Null in the data means that there is no such seat. */
const cardQuery = (plan: PlanName, number: number) =>
  queryOptions({
    queryKey: [CARD, plan, number],
    queryFn: () => readCard[plan](number),
    staleTime: 60_000,
    retry: 1,
  });

/** The member on a seat of the screen's plan. */
export function useCard(number: number): UseQueryResult<TreeCard | null> {
  return useQuery(cardQuery(usePlan().name, number));
}

/** The members on some seats, by seat number. Without those that are still loading. */
export function useCards(numbers: readonly number[]): ReadonlyMap<number, TreeCard> {
  const { name } = usePlan();
  return useQueries({ queries: numbers.map((number) => cardQuery(name, number)), combine });
}

function combine(results: readonly UseQueryResult<TreeCard | null>[]): ReadonlyMap<number, TreeCard> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.number, data] as const] : [])));
}

/**
 * Finds cards outside of React, for what the drawing shows. The function is another one each time that further cards have loaded.
 * It can be called at every frame.
 */
export function useCardLookup(): CardLookup["find"] {
  const { name } = usePlan();
  const queries = useQueryClient();
  const [version, setVersion] = useState(0);
  const lookup = useMemo(() => {
    let isMounted = true;
    const { find, learn } = createCardLookup(
      (number) => queries.fetchQuery(cardQuery(name, number)),
      () => {
        if (isMounted) setVersion((count) => count + 1);
      },
    );
    return {
      find,
      mount() {
        isMounted = true;
        // A card that another part of the screen has loaded, perhaps after the request for the drawing failed.
        const stop = queries.getQueryCache().subscribe(({ type, query }) => {
          const [kind, plan, number]: readonly unknown[] = query.queryKey;
          if (type !== "updated" || kind !== CARD || plan !== name || typeof number !== "number") return;
          const card = queries.getQueryData(cardQuery(name, number).queryKey);
          if (card !== undefined) learn(number, card);
        });
        return () => {
          isMounted = false;
          stop();
        };
      },
    };
  }, [name, queries]);
  useEffect(() => lookup.mount(), [lookup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: further cards are another answer
  return useCallback((number: number) => lookup.find(number), [lookup, version]);
}
