import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { getBlock, simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { getConnection, writeContract } from "wagmi/actions";
import type { TransactionSteps } from "../features/transactions/use-transaction.ts";
import { failureOf } from "./failure.ts";
import type { PlanConnection } from "./plan-chain.ts";
import { findFreeSeat, legNumber, type Seat } from "./read-seats.ts";

/** One entry into the plan: who sponsors, where to sit, under which name, and what is paid in wei. */
export interface Registration {
  readonly sponsor: string;
  readonly username: string;
  readonly value: bigint;
  /** The seat that the member chose; null for a free one on the sponsor's weaker side. */
  readonly seat: Seat | null;
}

/** A placement that the node has tried out: `deadline` in seconds. */
interface Placement {
  readonly seat: Seat;
  readonly deadline: bigint;
}

/** Seconds after which a placement that is not mined yet is void: the seat would be another's by then. */
const placementSeconds = 20n * 60n;

/** How many free seats are tried before a busy place is reported. */
const seatAttempts = 3;

/** `registerAt`: on one leg, and not after twenty minutes. A seat that nobody chose is looked for at the last moment. */
export function registerSteps(
  connection: PlanConnection,
  wallets: Config,
  account: Address,
  { sponsor, seat: chosen, username, value }: Registration,
): TransactionSteps<Placement> {
  const { client, plan, chain } = connection;
  const call = ({ seat, deadline }: Placement) =>
    ({
      address: plan,
      abi: planAbi,
      functionName: "registerAt",
      args: [sponsor, seat.referral, username, legNumber(seat.leg), deadline],
      value,
    }) as const;

  async function tryOut(attemptsLeft: number): Promise<Placement> {
    const [seat, { timestamp }] = await Promise.all([
      chosen ?? findFreeSeat(connection, sponsor),
      // The chain's clock decides, not this device's.
      getBlock(client),
    ]);
    if (seat === null) throw new Error("No free seat was found below the sponsor");
    const placement = { seat, deadline: timestamp + placementSeconds };
    try {
      await simulateContract(client, { account, ...call(placement) });
      return placement;
    } catch (error) {
      if (chosen !== null || attemptsLeft === 0 || !isSeatTaken(error)) throw error;
      return tryOut(attemptsLeft - 1);
    }
  }

  return {
    async simulate() {
      assertAccount(wallets, account);
      return tryOut(seatAttempts - 1);
    },
    send: (placement) => writeContract(wallets, { account, chainId: chain.id, ...call(placement) }),
  };
}

function isSeatTaken(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.code === "PLAN" && failure.name === "ReferralNodeAlreadyHasTwoLegs";
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
      await simulateContract(client, { account, ...call });
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
      await simulateContract(client, { account, ...call });
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
