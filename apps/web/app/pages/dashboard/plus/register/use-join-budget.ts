import type { EntryCost } from "../../../../features/entry/entry-cost.ts";
import { useSpending } from "../../../../features/spending-limit/use-spending.ts";

/** Whether the member's own monthly limit allows the payment. Nothing is paid before the limit is known. */
export function useJoinBudget(cost: EntryCost | null) {
  const { spending, isError, retry } = useSpending();
  const left = spending?.left ?? null;
  const over = cost !== null && left !== null && cost.usd > left ? { cost: cost.usd, left } : null;
  return { isAllowed: spending !== null && over === null, over, isError, retry };
}
