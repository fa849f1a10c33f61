import type { Purchases, RoundCounts } from "./legs.ts";
import type { RoundMoney, UnitShares } from "./money.ts";
import type { RoundPrice } from "./prices.ts";

/** A round with a price, which accepts entries until its end. */
export interface OpenRound extends RoundPrice {
  round: number;
  shares: UnitShares;
  purchases: { ids: number[]; units: number[] } & Purchases;
  units: number;
  /** Units with a commission, by the sponsor who earned it. */
  commissions: Map<number, number>;
}

/** A closed round. */
export interface ClosedRound extends OpenRound {
  counts: RoundCounts;
  money: RoundMoney;
  /** The member with the closing reward; `NO_ID` for the HeroPool. */
  closer: number;
  /** Seconds. */
  closedAt: number;
}

/** Units of the round with a commission. */
export function sponsoredUnits({ commissions }: OpenRound): number {
  let units = 0;
  for (const sponsored of commissions.values()) units += sponsored;
  return units;
}
