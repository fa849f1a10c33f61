import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";
import { roundSeconds } from "./read-entry-terms.ts";
import { readIdByName } from "./read-names.ts";
import { type Leg, type Neighbours, readNeighbours, toLeg } from "./read-seats.ts";

/** A member's earnings in total or in one round, in wei and counts. */
interface Activity {
  readonly commission: bigint;
  readonly pointEarnings: bigint;
  readonly points: number;
  readonly flash: number;
}

/** A round that has ended, settled or not. */
export interface EndedRound {
  readonly round: number;
  /** The member's figures. */
  readonly mine: Activity;
  /** USD (18 decimals) that entered. */
  readonly enteredUSD: bigint;
  /** Value of a point in wei and USD (18 decimals), null until the round is settled and for a round without entries. */
  readonly pointValue: { readonly wei: bigint; readonly usd: bigint } | null;
  /** Members who earned points, and all members. */
  readonly earners: number;
  readonly members: number;
}

/** A member's overview at one block. Leg figures count units, not members. */
export interface MemberOverview {
  readonly id: number;
  /** Withdrawable wei. */
  readonly box: bigint;
  readonly units: number;
  readonly maximumUnits: number;
  /** Maximum points per day. */
  readonly maxPoints: number;
  readonly leftVariance: number;
  readonly rightVariance: number;
  readonly leftUnits: number;
  readonly rightUnits: number;
  readonly depth: number;
  /** The member's leg below the upline, null for the root seat. */
  readonly leg: Leg | null;
  readonly neighbours: Neighbours;
  readonly lifetime: Activity;
  /** The current round. Commissions are immediate; points follow when it is settled. */
  readonly today: Activity;
  /** The previous round, null in the first one. */
  readonly lastRound: EndedRound | null;
  /** USD (18 decimals) of one POL. */
  readonly polUsd: bigint;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly roundEndsAt: number;
  /** Totals of the plan in this round: USD (18 decimals) and members. */
  readonly plan: { readonly enteredUSD: bigint; readonly members: number };
}

/**
 * Reads a member's overview, null for an unknown username. With the member's id, which is probably `likelyId`, everything is one
 * request.
 */
export async function readMemberOverview(
  connection: PlanConnection,
  username: string,
  likelyId: number | null,
): Promise<MemberOverview | null> {
  const naming = readIdByName(connection, username);
  const likely = likelyId === null ? null : readOverview(connection, username, likelyId);
  // The contract refuses an unknown username.
  likely?.catch(() => undefined);
  const id = await naming;
  if (id === 0) return null;
  return likely !== null && id === likelyId ? likely : readOverview(connection, username, id);
}

async function readOverview(
  connection: PlanConnection,
  username: string,
  id: number,
): Promise<MemberOverview> {
  const { client, plan } = connection;
  const contract = { address: plan, abi: planAbi } as const;
  const [
    [node, lifetime, today],
    [day],
    [, , lastActivity],
    [lastDay],
    neighbours,
    box,
    units,
    maximumUnits,
    polUsd,
    round,
    roundStart,
  ] = await Promise.all([
    readContract(client, { ...contract, functionName: "UserDashboard", args: [username, 0n] }),
    readContract(client, { ...contract, functionName: "Dashboard", args: [0n, false] }),
    readContract(client, { ...contract, functionName: "UserDashboard", args: [username, 1n] }),
    readContract(client, { ...contract, functionName: "Dashboard", args: [1n, false] }),
    readNeighbours(connection, username),
    readContract(client, { ...contract, functionName: "boxOf", args: [id] }),
    readContract(client, { ...contract, functionName: "unitsOf", args: [id] }),
    readContract(client, { ...contract, functionName: "maximumUnits" }),
    readContract(client, { ...contract, functionName: "POL_USD" }),
    readContract(client, { ...contract, functionName: "roundCounter" }),
    readContract(client, { ...contract, functionName: "timestamp" }),
  ]);
  return {
    id,
    box,
    units,
    maximumUnits,
    maxPoints: node.maxPoints,
    leftVariance: node.leftVariance,
    rightVariance: node.rightVariance,
    leftUnits: node.leftUsers,
    rightUnits: node.rightUsers,
    depth: node.depth,
    leg: neighbours.up === null ? null : toLeg(node.isLeftOrRight),
    neighbours,
    lifetime: toActivity(lifetime),
    today: toActivity(today),
    lastRound:
      round === 0n
        ? null
        : {
            round: Number(round) - 1,
            mine: toActivity(lastActivity),
            enteredUSD: lastDay.enteredUSD,
            pointValue:
              lastDay.pointValue === 0n ? null : { wei: lastDay.pointValue, usd: lastDay.pointValueUSD },
            earners: lastDay.pointyCount,
            members: lastDay.userCount,
          },
    polUsd,
    round: Number(round),
    roundEndsAt: (Number(roundStart) + roundSeconds) * 1000,
    plan: { enteredUSD: day.enteredUSD, members: day.userCount },
  };
}

function toActivity(act: { spEarn: bigint; ptEarn: bigint; points: number; flash: number }): Activity {
  return { commission: act.spEarn, pointEarnings: act.ptEarn, points: act.points, flash: act.flash };
}
