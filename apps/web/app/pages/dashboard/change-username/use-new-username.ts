import { useEffect } from "react";
import type { Address } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { readNameByAddress } from "../../../chain/read-names.ts";
import { sessionStore } from "../../../features/session/browser-session.ts";
import type { Transaction } from "../../../features/transactions/flow/transaction.ts";
import { log } from "../../../lib/log.ts";

/** Gives the session the member's new username when the change is mined, also of a change sent before a reload. */
export function useNewUsername({ step }: Transaction, address: Address): void {
  const plan = usePlan();
  const isMined = step === "mined";
  useEffect(() => {
    if (!isMined) return;
    let isStale = false;
    readNameByAddress(plan, address).then(
      (username) => {
        if (!isStale && username !== null) sessionStore.patchUser({ username });
      },
      // The events of the index report it, too.
      (error: unknown) => log.warn("reading the new username failed", error),
    );
    return () => {
      isStale = true;
    };
  }, [isMined, plan, address]);
}
