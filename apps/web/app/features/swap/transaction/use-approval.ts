import { useEffect, useRef } from "react";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";

/**
 * Ends an approval once the node shows it: a node may know the new allowance later than the receipt. Until then the next step is
 * not known.
 *
 * @param allowance undefined while it is not known
 */
export function useApprovalEnd({ transaction, reset }: TransactionFlow, allowance: bigint | undefined): void {
  const { step } = transaction;
  const before = useRef<bigint>(undefined);
  useEffect(() => {
    if (step !== "mined") before.current = allowance;
    else if (allowance !== before.current) reset();
  }, [step, allowance, reset]);
}
