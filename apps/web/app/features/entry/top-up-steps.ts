import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import type { PlanConnection } from "../../chain/plan-chain.ts";
import { assertAccount, type TransactionSteps } from "../../chain/transaction-steps.ts";

/** `topUp`: buys more units for `value` wei. */
export function topUpSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  value: bigint,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "topUp", value } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}
