import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { assertAccount, type TransactionSteps } from "../../../chain/transaction-steps.ts";

/** `changeAddress`: offers the seat of `account` to `newAddress`. */
export function offerSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  newAddress: Address,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "changeAddress", args: [newAddress] } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}

/** `cancelChangeAddress`: withdraws the offer. */
export function cancelSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "cancelChangeAddress" } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}

/** `acceptAddress`: moves the seat of `username` to `account`. */
export function acceptSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  username: string,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "acceptAddress", args: [username] } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await simulateContract(client, { account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}
