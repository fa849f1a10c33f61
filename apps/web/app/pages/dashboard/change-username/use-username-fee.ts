import { useQuery } from "@tanstack/react-query";
import type { Address } from "viem";
import { changeUsernameGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { readUsernameFee } from "../../../chain/read-names.ts";
import { type EntryCost, entryCost } from "../../../features/entry/entry-cost.ts";
import { useBalance } from "../../../features/entry/use-entry-cost.ts";
import { changesWithBlocks } from "../../../features/live-updates/use-events.ts";
import { useGasCost } from "../../../features/transactions/use-gas-cost.ts";

interface UsernameFee {
  /** Null until it is known. */
  readonly cost: EntryCost | null;
  /** Wei in the member's wallet, undefined until it is read. */
  readonly balance: bigint | undefined;
  /** Why the plan has no fee now. */
  readonly error: Error | null;
}

/** The fee of a new username, and whether the member's wallet can pay it. */
export function useUsernameFee(address: Address): UsernameFee {
  const plan = usePlan();
  const fee = useQuery({
    queryKey: ["username-fee"],
    queryFn: () => readUsernameFee(plan),
    // A new round has a new price.
    meta: changesWithBlocks,
  });
  const gas = useGasCost(changeUsernameGas).data;
  const balance = useBalance(address).data;
  const terms = fee.data && { unitPrice: fee.data.wei, unitUSD: fee.data.usd };
  const cost = terms && gas !== undefined ? entryCost(terms, 1, gas, balance ?? null) : null;
  return { cost, balance, error: fee.error };
}
