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

/** Milliseconds until the drawing requests a card again that could not be read. */
const AFTER_FAILURE = 30_000;

/** Looks cards up for the drawing. A lookup of an unknown card requests it. */
export type FindCard = (number: number) => TreeCard | undefined;

/**
 * Finds cards outside of React, for what the drawing shows. The function is another one each time that further cards have loaded.
 * It can be called at every frame.
 */
export function useCardLookup(): FindCard {
  const { name } = usePlan();
  const queries = useQueryClient();
  const [version, setVersion] = useState(0);
  const lookup = useMemo(() => {
    const known = new Map<number, TreeCard | null>();
    const requested = new Set<number>();
    let isAnnounced = false;
    let isMounted = true;
    const announce = () => {
      // The cards of one request arrive one after another.
      if (isAnnounced) return;
      isAnnounced = true;
      setTimeout(() => {
        isAnnounced = false;
        if (isMounted) setVersion((count) => count + 1);
      });
    };
    const find = (number: number) => {
      const card = known.get(number);
      if (card === undefined && !requested.has(number)) {
        requested.add(number);
        queries.fetchQuery(cardQuery(name, number)).then(
          (loaded) => learn(number, loaded),
          () => {
            setTimeout(() => {
              requested.delete(number);
              announce();
            }, AFTER_FAILURE);
          },
        );
      }
      return card ?? undefined;
    };
    const learn = (number: number, card: TreeCard | null) => {
      if (known.get(number) === card) return;
      known.set(number, card);
      announce();
    };
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
