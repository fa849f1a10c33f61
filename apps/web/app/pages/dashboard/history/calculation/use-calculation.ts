import { calculationDataSchema } from "@canopy/shared/api/calculation";
import { memberDataSchema } from "@canopy/shared/api/members";
import type { PlanName } from "@canopy/shared/api/primitives";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getAddress } from "viem";
import * as z from "zod/mini";
import { ApiError } from "../../../../api/api-error.ts";
import { api } from "../../../../api/client.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { readRound } from "../../../../chain/read-round.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";

/** Entries of a page of the API. */
const PAGE = "50";
const ATTEMPTS = 2;

/** A round that does not exist or is not closed stays so for a while. */
const retry = (failures: number, error: Error) =>
  failures < ATTEMPTS && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The index's calculation of a round, with the entries that reached the legs page by page. */
export function useCalculation(plan: PlanName, round: number) {
  const { username } = useMember();
  return useInfiniteQuery({
    queryKey: ["calculation", plan, username, round],
    queryFn: ({ pageParam, signal }) =>
      api.get("/members/:username/rounds/:round", calculationDataSchema, {
        params: { username, round: String(round) },
        query: { plan, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ entries }) => entries?.next ?? null,
    retry,
  });
}

const firstPage: string | null = null;

const purchasesSchema = z.pick(memberDataSchema, { id: true, entries: true });

/** The member's own purchases. */
export function usePurchases(plan: PlanName) {
  const { username } = useMember();
  return useQuery({
    queryKey: ["member", plan, username, "purchases"],
    queryFn: () => api.get("/members/:username", purchasesSchema, { params: { username }, query: { plan } }),
  });
}

/** The round by the views of the contract, read by this browser. */
export function useRoundByContract(plan: PlanName, round: number) {
  const connection = usePlan();
  const { username } = useMember();
  const { config } = connection;
  const address = getAddress(plan === "plus" && config.plus !== null ? config.plus : config.plan);
  return useQuery({
    queryKey: ["round-by-contract", username, address, round],
    queryFn: () => readRound(connection, address, username, round),
  });
}
