import { usePrefetchQuery } from "@tanstack/react-query";
import { usePlan } from "../../chain/plan-context.ts";
import { ledgerQuery } from "./box/use-ledger.ts";
import { historyQuery } from "./recent-history/use-history.ts";
import { activityQuery } from "./rounds/use-activity.ts";

/** Requests what `Overview` reads from the index, while the overview that it waits for is still loading. */
export function useEarlyFigures(username: string): void {
  const plan = usePlan().name;
  usePrefetchQuery(ledgerQuery(plan, username));
  usePrefetchQuery(activityQuery(plan, username));
  usePrefetchQuery(historyQuery(plan, username));
}
