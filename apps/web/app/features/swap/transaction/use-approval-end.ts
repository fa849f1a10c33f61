import { useEffect, useRef } from "react";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";

/**
 * Ends a mined approval once the node shows it: a node may know the new allowance later than the receipt, or earlier. Until then
 * the next step is not known.
 *
 * @param allowance undefined while it is not known
 */
export function useApprovalEnd({ transaction, reset }: TransactionFlow, allowance: bigint | undefined): void {
  const { step } = transaction;
  const before = useRef<bigint>(undefined);
  useEffect(() => {
    if (step === "mined") {
      if (allowance !== undefined && allowance !== before.current) reset();
      // From the wallet's answer on it may be the new one.
    } else if (step !== "pending") before.current = allowance;
  }, [step, allowance, reset]);
}
