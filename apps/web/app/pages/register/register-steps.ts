import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { getBlock, simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import { toFailure } from "../../chain/failure.ts";
import type { PlanConnection } from "../../chain/plan-chain.ts";
import { findFreeSeat, legNumber, type Seat } from "../../chain/read-seats.ts";
import { assertAccount, type TransactionSteps } from "../../chain/transaction-steps.ts";

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

/** Seconds after which a placement that is not mined yet is void: another member may have taken the seat by then. */
const placementSeconds = 20n * 60n;

/** How many free seats are tried before a busy place is reported. */
const seatAttempts = 3;

/** `registerAt`: on one leg, within twenty minutes. A seat that the member did not choose is looked up at the last moment. */
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
  const failure = toFailure(error);
  return failure.code === "PLAN" && failure.name === "ReferralNodeAlreadyHasTwoLegs";
}
