import { useEffect, useRef } from "react";
import type { Transaction } from "../../transactions/flow/transaction.ts";
import { type RecordScope, swapRecords } from "../history/swap-records.ts";

/** Copies the record of a swap that the wallet sped up: the same call is mined under another hash. */
export function useSentRecord(transaction: Transaction, { chainId, address }: RecordScope): void {
  const sent = useRef<string>(undefined);
  const hash = "hash" in transaction ? transaction.hash : undefined;
  const isFollowed = transaction.step === "pending" || transaction.step === "mined";
  useEffect(() => {
    if (hash === undefined || !isFollowed) {
      sent.current = undefined;
      return;
    }
    const scope = { chainId, address };
    const record = sent.current === undefined ? null : swapRecords.find(scope, sent.current);
    if (record !== null && sent.current !== hash) swapRecords.put(scope, { ...record, hash });
    sent.current = hash;
  }, [hash, isFollowed, chainId, address]);
}
