import type { ActivityDay } from "@canopy/shared/api/activity";
import { weiToUSD } from "@canopy/shared/money";
import { toRoundStart } from "../../lib/round-time.ts";
import type { ActivityRow } from "./find-activity.ts";

export function presentActivity(row: ActivityRow): ActivityDay {
  const earned = BigInt(row.commissions) + BigInt(row.point_earnings) + BigInt(row.rebates);
  return {
    round: row.round,
    startsAt: toRoundStart(row.genesis, row.round).toISOString(),
    polUsd: row.pol_usd,
    closed: row.closed,
    units: row.units,
    points: row.points,
    flash: row.flash,
    spEarn: row.commissions,
    ptEarn: row.closed ? row.point_earnings : null,
    rebates: row.closed ? row.rebates : null,
    earnedUSD: weiToUSD(earned, BigInt(row.pol_usd)).toString(),
  };
}
