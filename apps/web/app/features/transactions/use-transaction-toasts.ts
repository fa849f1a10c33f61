import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { toast } from "../../lib/toast.ts";
import type { Transaction } from "./flow/transaction.ts";

/** One toast per transaction. Rejections and failures before sending are shown on the page only. */
export function useTransactionToasts(transaction: Transaction, done: string): void {
  const { t } = useLingui();
  const previous = useRef<Transaction["step"]>("idle");
  const { step } = transaction;
  const hash = "hash" in transaction ? transaction.hash : "";
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    const options = { id: hash };
    switch (step) {
      case "pending":
        toast.info(t`Sent. Waiting for a block.`, options);
        break;
      case "mined":
        toast.success(done, options);
        break;
      case "reverted":
        toast.danger(t`The contract refused the transaction. Nothing was paid but the network fee.`, options);
        break;
      case "replaced":
        toast.warning(t`Your wallet replaced it with another transaction.`, options);
        break;
      default:
    }
  }, [step, hash, done, t]);
}
