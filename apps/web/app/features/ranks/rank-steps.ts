import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import type { PlanConnection } from "../../chain/plan-chain.ts";
import { assertAccount, type TransactionSteps } from "../../chain/transaction-steps.ts";

/** `claimRank`: claims the highest rank that the member qualified for in the month of the open window. */
export function claimSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  id: number,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "claimRank", args: [[id]] } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}

/** `collectRank`: adds the value of the member's shares of a month to the box. */
export function collectSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  { id, month }: { readonly id: number; readonly month: number },
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "collectRank", args: [[id], month] } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}
