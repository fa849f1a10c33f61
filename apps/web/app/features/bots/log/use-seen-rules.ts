import { botLogPageSchema } from "@canopy/shared/api/bots";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import type { LogSubject } from "./log-filters.ts";

/** The rules of the vault that the newest lines are of, in their order, and the chosen one. */
export function useSeenRules(subject: LogSubject): number[] {
  const { data = [] } = useQuery({
    queryKey: ["bots", "log", "rules"],
    queryFn: ({ signal }) =>
      api.get("/bots/log", botLogPageSchema, { query: { mode: "live", limit: "100" }, signal }),
    select: ({ items }) => items.flatMap((line) => (line.mode === "live" ? line.rule : [])),
  });
  const chosen = subject.of === "rule" ? [subject.rule] : [];
  return [...new Set([...data, ...chosen])].toSorted((one, other) => one - other);
}
