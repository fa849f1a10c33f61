import type { RoundData } from "@canopy/shared/api/rounds";
import { weiToUSD } from "@canopy/shared/money";
import { toRoundStart } from "../../lib/round-time.ts";
import type { RoundRow } from "./find-rounds.ts";

export function presentRound(row: RoundRow): RoundData {
  return {
    round: row.round,
    startsAt: toRoundStart(row.genesis, row.round).toISOString(),
    endsAt: toRoundStart(row.genesis, row.round + 1).toISOString(),
    pricedAt: row.priced_at.toISOString(),
    unitPrice: row.unit_price,
    polUsd: row.pol_usd,
    units: row.units,
    joined: row.joined,
    entered: row.entered,
    // A unit has a price in dollars: its price in POL was rounded up.
    enteredUSD: (BigInt(row.units) * BigInt(row.unit_usd)).toString(),
    commissions: row.commissions,
    closing: presentClosing(row),
  };
}

function presentClosing(row: RoundRow): RoundData["closing"] {
  if (row.closed_at === null) return null;
  const pointValue = row.point_value ?? "0";
  return {
    at: row.closed_at.toISOString(),
    points: Number(row.points ?? 0n),
    flash: Number(row.flash ?? 0n),
    pointy: row.pointy ?? 0,
    pointValue,
    pointValueUSD: weiToUSD(BigInt(pointValue), BigInt(row.pol_usd)).toString(),
    rebate: row.rebate ?? "0",
    heroPool: row.hero_pool ?? "0",
    commons: row.commons ?? "0",
    operations: row.operations ?? "0",
    closingReward: row.closing_reward ?? "0",
    closer: row.closer,
    transactionHash: row.transaction_hash,
  };
}
