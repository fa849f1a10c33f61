import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { getBlock, simulateContract } from "viem/actions";
import type { Config } from "wagmi";
import { writeContract } from "wagmi/actions";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { findFreeSeat, legNumber, type Seat } from "../../../chain/read-seats.ts";
import { assertAccount, type TransactionSteps } from "../../../chain/transaction-steps.ts";

/** A registration: sponsor, seat, username and payment in wei. */
export interface Registration {
  readonly sponsor: string;
  readonly username: string;
  readonly value: bigint;
  /** The chosen seat, null for an automatic one on the sponsor's smaller side. */
  readonly seat: Seat | null;
}

/** A simulated placement. `deadline` is in seconds. */
interface Placement {
  readonly seat: Seat;
  readonly deadline: bigint;
}

/** Seconds after which an unmined placement is void, because another member may have taken the seat. */
const placementSeconds = 20n * 60n;

/** Number of automatic seats to try. */
const seatAttempts = 3;

/** `registerAt` within twenty minutes. An automatic seat is looked up at the last moment. */
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
      // The contract compares with the chain's clock.
      getBlock(client),
    ]);
    if (seat === null) throw new Error("No free seat found below the sponsor. Choose a seat by hand.");
    const placement = { seat, deadline: timestamp + placementSeconds };
    try {
      await simulateContract(client, { account, ...call(placement) });
      return placement;
    } catch (error) {
      if (chosen !== null || attemptsLeft === 0 || !isSeatTaken(error)) throw error;
      return tryOut(attemptsLeft - 1);
    }
  }

  const write = (placement: Placement) =>
    writeContract(wallets, { account, chainId: chain.id, ...call(placement) });

  return {
    async simulate() {
      assertAccount(wallets, account);
      return tryOut(seatAttempts - 1);
    },
    async send(placement) {
      try {
        return await write(placement);
      } catch (error) {
        if (chosen !== null || !isSeatTaken(error)) throw error;
        // Another member took the seat after the simulation, and the wallet sent nothing.
        return write(await tryOut(seatAttempts - 1));
      }
    },
  };
}

function isSeatTaken(error: unknown): boolean {
  const classified = classifyError(error);
  return classified.code === "PLAN" && classified.name === "ReferralNodeAlreadyHasTwoLegs";
}
