import { useQuery } from "@tanstack/react-query";
import { usePlan } from "../../chain/plan-context.ts";
import { readSeatMove, seatMoveKey } from "../../chain/read-seat-move.ts";
import { changesWithBlocks } from "../live-updates/use-events.ts";

/** Where the seat of member `id` is, and where it may move. */
export function useSeatMove(id: number) {
  const plan = usePlan();
  return useQuery({
    queryKey: seatMoveKey(id),
    queryFn: () => readSeatMove(plan, id),
    // Another wallet accepts it.
    meta: changesWithBlocks,
  });
}
