import type { Rank } from "@canopy/shared/api/ranks";
import { toRank } from "../../chain/rank.ts";
import type { PlanAt } from "./contract.ts";

/** The most rounds of one `UserActivity` call. */
const ROUNDS_A_CALL = 366;

/** A member's figures in the contract, by the index's names. Amounts are wei. */
export type MemberFigures = {
  account: string;
  username: string;
  pendingAccount: string;
  upline: number;
  sponsor: number;
  leg: number;
  left: number;
  right: number;
  legs: number;
  depth: number;
  units: number;
  maxPoints: number;
  settledUnits: number;
  leftUnits: bigint;
  rightUnits: bigint;
  leftVariance: bigint;
  rightVariance: bigint;
  points: bigint;
  flash: bigint;
  commissions: bigint;
  pointEarnings: bigint;
  box: bigint;
};

/** A member's earnings in a round. */
export type ActivityFigures = { commissions: bigint; pointEarnings: bigint; points: number; flash: number };

/** A member's rank in a month. */
export type RankFigures = {
  points: number;
  heroes: number;
  rank: Rank | "none";
  shares: number;
  collected: boolean;
};

/** All figures of one member in the contract. */
export interface MemberInContract {
  figures: MemberFigures;
  /** By round, from 0 to the current one. */
  activity: ActivityFigures[];
  /** By month, from 0 to the current one. */
  ranks: RankFigures[];
}

export async function readMemberInContract(
  { node, at, round }: PlanAt,
  id: number,
  months: number,
): Promise<MemberInContract> {
  const args = [id] as const;
  const [account, username, pendingAccount, links, units, box] = await Promise.all([
    node.readContract({ ...at, functionName: "idToAddr", args }),
    node.readContract({ ...at, functionName: "idToName", args }),
    node.readContract({ ...at, functionName: "pendingAddress", args }),
    node.readContract({ ...at, functionName: "linksOf", args }),
    node.readContract({ ...at, functionName: "unitsOf", args }),
    node.readContract({ ...at, functionName: "boxOf", args }),
  ]);
  const [place, lifetime, activity, ranks] = await Promise.all([
    node.readContract({ ...at, functionName: "nodeData", args: [account] }),
    node.readContract({ ...at, functionName: "nodeAct", args: [account] }),
    readActivity({ node, at, round }, username),
    Promise.all(
      Array.from({ length: months }, (_, month) =>
        node.readContract({ ...at, functionName: "monthActivity", args: [id, BigInt(month)] }),
      ),
    ),
  ]);
  return {
    figures: {
      account,
      username,
      pendingAccount,
      upline: links.upline,
      sponsor: links.sponsor,
      leg: place.isLeftOrRight,
      left: links.left,
      right: links.right,
      legs: place.legsCount,
      depth: place.depth,
      units,
      maxPoints: place.maxPoints,
      settledUnits: links.settledUnits,
      leftUnits: BigInt(place.leftUsers),
      rightUnits: BigInt(place.rightUsers),
      leftVariance: BigInt(place.leftVariance),
      rightVariance: BigInt(place.rightVariance),
      points: BigInt(lifetime.points),
      flash: BigInt(lifetime.flash),
      commissions: lifetime.spEarn,
      pointEarnings: lifetime.ptEarn,
      box,
    },
    activity,
    ranks: ranks.map(({ rank, ...figures }) => ({ ...figures, rank: toRank(rank) ?? "none" })),
  };
}

async function readActivity(
  { node, at, round }: Pick<PlanAt, "node" | "at" | "round">,
  username: string,
): Promise<ActivityFigures[]> {
  const calls = [];
  for (let first = 0; first <= round; first += ROUNDS_A_CALL) {
    const last = Math.min(first + ROUNDS_A_CALL - 1, round);
    const args = [username, BigInt(round - first), BigInt(round - last)] as const;
    calls.push(node.readContract({ ...at, functionName: "UserActivity", args }));
  }
  return (await Promise.all(calls)).flat().map(({ spEarn, ptEarn, points, flash }) => ({
    commissions: spEarn,
    pointEarnings: ptEarn,
    points,
    flash,
  }));
}
