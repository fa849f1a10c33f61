import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

export type Leg = "left" | "right";

/** A free seat: a leg below `referral`. */
export interface Seat {
  readonly referral: string;
  readonly leg: Leg;
}

/** The contract's number of a leg: 0 is left, 1 is right. */
export function legNumber(leg: Leg): 0 | 1 {
  return leg === "left" ? 0 : 1;
}

/** The leg of the contract's number. */
export function toLeg(side: number): Leg {
  return side === 0 ? "left" : "right";
}

// A call walks 2,000 levels. More calls than this mean that the node is faulty.
const mostCalls = 500;

/** The first free seat below `sponsor` along the smaller legs, null for an unknown sponsor. */
export async function findFreeSeat({ client, plan }: PlanConnection, sponsor: string): Promise<Seat | null> {
  let [referral, leg, found, next] = await readContract(client, {
    address: plan,
    abi: planAbi,
    functionName: "autoReferral",
    args: [sponsor],
  });
  for (let calls = 1; !found && next !== 0 && calls < mostCalls; calls++) {
    [referral, leg, found, next] = await readContract(client, {
      address: plan,
      abi: planAbi,
      functionName: "autoReferralFrom",
      args: [next],
    });
  }
  return found ? { referral, leg: toLeg(leg) } : null;
}

/** The usernames above and below a member, null for free seats. */
export interface Neighbours {
  readonly up: string | null;
  readonly left: string | null;
  readonly right: string | null;
}

/** The seats around the member with this username. */
export async function readNeighbours(
  { client, plan }: PlanConnection,
  username: string,
): Promise<Neighbours> {
  const [up, left, right] = await readContract(client, {
    address: plan,
    abi: planAbi,
    functionName: "userSeat",
    args: [username],
  });
  return { up: up || null, left: left || null, right: right || null };
}
