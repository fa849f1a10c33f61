import type { RoundRow } from "./read-rounds.ts";

/** What a round put into boxes so far, in wei: commissions with each entry, everything else when it is closed. */
export function paidForRound(round: RoundRow) {
  return {
    commissions: BigInt(round.commissions),
    pointEarnings: (round.points ?? 0n) * BigInt(round.point_value ?? 0),
    rebates: BigInt(round.units) * BigInt(round.rebate ?? 0),
    closingRewards: BigInt(round.closing_reward ?? 0),
  };
}
