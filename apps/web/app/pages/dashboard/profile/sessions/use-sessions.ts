import { sessionListSchema, sessionsEndedSchema } from "@canopy/shared/api/auth";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../../../../api/client.ts";

const queryKey = ["sessions"] as const;

/** Instead of an id: all sessions but the one of this browser. */
export const others = Symbol("others");

/** The member's sessions in all browsers, the newest first. */
export function useSessions() {
  return useQuery({
    queryKey,
    queryFn: async () => (await api.get("/auth/sessions", sessionListSchema)).items,
  });
}

/** Ends the session with this id, or all but the one of this browser. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | typeof others) => {
      if (id === others) await api.delete("/auth/sessions", sessionsEndedSchema);
      else await api.delete("/auth/sessions/:id", z.null(), { params: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
