import { uplinePageSchema } from "@canopy/shared/api/members";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { readIdByName } from "../../../../chain/read-names.ts";
import { findPlusUpline } from "./find-plus-upline.ts";

/** The nearest member above in the core tree who is in Plus: the index knows the path, the contract of Plus who has a seat. */
export function usePlusUpline(username: string, enabled: boolean) {
  const plus = usePlan();
  return useQuery({
    queryKey: ["plus-upline", username],
    queryFn: () =>
      findPlusUpline(
        (cursor) =>
          api.get("/members/:username/uplines", uplinePageSchema, {
            params: { username },
            ...(cursor !== null && { query: { cursor } }),
          }),
        async (name) => (await readIdByName(plus, name)) !== 0,
      ),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
