import type { Purchases, RoundCounts } from "./legs.ts";
import type { RoundMoney, UnitShares } from "./money.ts";

/** A round that has a price and may take entries. */
export interface OpenRound {
  round: number;
  /** USD for one POL, 18 decimals. */
  polUsd: bigint;
  /** Wei for one unit. */
  unitPrice: bigint;
  shares: UnitShares;
  purchases: { ids: number[]; units: number[] } & Purchases;
  units: number;
  /** Units whose sponsor earned the commission, by that sponsor. */
  commissions: Map<number, number>;
}

/** A round that was closed. */
export interface ClosedRound extends OpenRound {
  counts: RoundCounts;
  money: RoundMoney;
  /** Who got the closing reward; `NOBODY` where the HeroPool did. */
  closer: number;
  /** Seconds. */
  closedAt: number;
}

/** Units of the round on which sponsors earned. */
export function sponsoredUnits({ commissions }: OpenRound): number {
  let units = 0;
  for (const sponsored of commissions.values()) units += sponsored;
  return units;
}
