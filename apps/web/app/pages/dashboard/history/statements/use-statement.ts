import { statementDataSchema } from "@canopy/shared/api/ledger";
import { memberDataSchema } from "@canopy/shared/api/members";
import type { PlanName } from "@canopy/shared/api/primitives";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../../../../api/client.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { periodRange } from "./period.ts";

/** The member's statement of a year. Each of its months is a part of it, so that both show the same. */
export function useStatement(plan: PlanName, year: number) {
  const { username } = useMember();
  const query = { plan, ...periodRange({ year, month: null }) };
  return useQuery({
    queryKey: ["statement", plan, username, query],
    queryFn: () =>
      api.get("/members/:username/statements", statementDataSchema, { params: { username }, query }),
    placeholderData: keepPreviousData,
  });
}

const joinedSchema = z.pick(memberDataSchema, { joinedAt: true });

/** When the member took the seat. */
export function useJoinedAt(plan: PlanName) {
  const { username } = useMember();
  return useQuery({
    queryKey: ["member", plan, username, "joined"],
    queryFn: () => api.get("/members/:username", joinedSchema, { params: { username }, query: { plan } }),
  });
}
