import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import type { Config } from "wagmi";
import { getConnection, writeContract } from "wagmi/actions";
import type { TransactionSteps } from "../transactions/use-transaction.ts";
import type { PlanConnection } from "./plan-chain.ts";
import { legNumber, type Seat } from "./read-seats.ts";

/** One entry into the plan: who sponsors, where to sit, under which name, and what is paid in wei. */
export interface Registration {
  readonly sponsor: string;
  readonly seat: Seat;
  readonly username: string;
  readonly value: bigint;
}

/** Seconds after which a placement that is not mined yet is void: the seat would be another's by then. */
const placementSeconds = 20n * 60n;

/** `registerAt`: on the very leg that the member saw, and not after twenty minutes. */
export function registerSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  { sponsor, seat, username, value }: Registration,
): TransactionSteps<bigint> {
  const call = (deadline: bigint) =>
    ({
      address: plan,
      abi: planAbi,
      functionName: "registerAt",
      args: [sponsor, seat.referral, username, legNumber(seat.leg), deadline],
      value,
    }) as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      // The chain's clock decides, not this device's.
      const { timestamp } = await client.getBlock();
      const deadline = timestamp + placementSeconds;
      await client.simulateContract({ account, ...call(deadline) });
      return deadline;
    },
    send: (deadline) => writeContract(wallets, { account, chainId: chain.id, ...call(deadline) }),
  };
}

/** `topUp`: buys further units for `value` wei. */
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
      await client.simulateContract({ account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}

/** `withdraw`: sends `amount` wei from the member's box to the member. */
export function withdrawSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  amount: bigint,
): TransactionSteps<null> {
  const call = { address: plan, abi: planAbi, functionName: "withdraw", args: [amount] } as const;
  return {
    async simulate() {
      assertAccount(wallets, account);
      await client.simulateContract({ account, ...call });
      return null;
    },
    send: () => writeContract(wallets, { account, chainId: chain.id, ...call }),
  };
}

/** A wallet that changed its account meanwhile must not pay for the one that the page shows. */
function assertAccount(wallets: Config, account: Address): void {
  if (getConnection(wallets).address !== account) {
    throw Object.assign(new Error("The wallet has changed to another account"), {
      name: "ConnectorAccountNotFoundError",
    });
  }
}
