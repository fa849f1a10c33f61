import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

/** A round and a member's part in it, by the views of a plan. Amounts are wei. */
export interface RoundByContract {
  readonly unitPrice: bigint;
  readonly units: number;
  readonly points: number;
  readonly pointValue: bigint;
  readonly rebate: bigint;
  readonly closed: boolean;
  readonly pointsPerUnit: number;
  /** Shares of a unit in basis points. */
  readonly shares: {
    readonly sponsor: number;
    readonly pool: number;
    readonly heroPool: number;
    readonly commons: number;
    readonly operations: number;
  };
  readonly mine: {
    readonly points: number;
    readonly flash: number;
    readonly pointEarnings: bigint;
    readonly commissions: bigint;
  };
}

/** Reads round `round` of the plan at `address`. @throws when the current round changes in between: read again */
export async function readRound(
  { client }: PlanConnection,
  address: Address,
  username: string,
  round: number,
): Promise<RoundByContract> {
  const contract = { address, abi: planAbi } as const;
  const now = await readContract(client, { ...contract, functionName: "roundCounter" });
  const daysAgo = now - BigInt(round);
  const [data, [mine], shares, pointsPerUnit, after] = await Promise.all([
    readContract(client, { ...contract, functionName: "roundData", args: [BigInt(round)] }),
    readContract(client, { ...contract, functionName: "UserActivity", args: [username, daysAgo, daysAgo] }),
    readContract(client, { ...contract, functionName: "shares" }),
    readContract(client, { ...contract, functionName: "pointsPerUnit" }),
    readContract(client, { ...contract, functionName: "roundCounter" }),
  ]);
  // Days are counted back from the current round.
  if (after !== now || mine === undefined) throw new Error("A round began during the reads. Read again.");
  const [sponsor, pool, heroPool, commons, operations] = shares;
  return {
    unitPrice: data.unitPrice,
    units: data.units,
    points: data.points,
    pointValue: data.pointValue,
    rebate: data.rebate,
    closed: data.closed,
    pointsPerUnit,
    shares: { sponsor, pool, heroPool, commons, operations },
    mine: {
      points: mine.points,
      flash: mine.flash,
      pointEarnings: mine.ptEarn,
      commissions: mine.spEarn,
    },
  };
}

/** Reads the start of round 0, in milliseconds since 1970. It never changes, and is the same in both plans. */
export async function readGenesis({ client, plan }: PlanConnection): Promise<number> {
  const genesis = await readContract(client, { address: plan, abi: planAbi, functionName: "genesis" });
  return Number(genesis) * 1_000;
}
