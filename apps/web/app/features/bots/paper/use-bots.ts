import { type BotRequest, botListSchema, botSchema } from "@canopy/shared/api/bots";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../../../api/client.ts";

const queryKey = ["bots"] as const;

/** The member's paper bots. They refetch with each event of the member. */
export function useBots() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get("/bots", botListSchema, { signal }),
  });
}

export function useCreateBot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: BotRequest) => api.post("/bots", request, botSchema),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useStopBot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post("/bots/:id/stop", undefined, botSchema, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useDeleteBot() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete("/bots/:id", z.null(), { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
