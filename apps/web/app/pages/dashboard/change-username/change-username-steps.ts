import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { assertAccount, type TransactionSteps } from "../../../chain/transaction-steps.ts";

/** `changeUsername`: pays `fee` wei for a new username. */
export function changeUsernameSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  { username, fee }: { readonly username: string; readonly fee: bigint },
): TransactionSteps<null> {
  const call = {
    address: plan,
    abi: planAbi,
    functionName: "changeUsername",
    args: [username],
    value: fee,
  } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}
