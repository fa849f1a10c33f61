import { WHOLE } from "@canopy/protocol/rules/parameters";
import { shareCap } from "@canopy/protocol/rules/rank";
import type { HeroPoolMonth } from "@canopy/shared/api/ranks";
import type { Month } from "./read-months.ts";

/** Presents the figures of a month that its window and the report share. */
export function presentMonth({
  pot,
  units,
  closedUnits,
  points,
  unitPrice,
  shares,
  shareValue,
  rest,
}: Month): HeroPoolMonth {
  const hasUnits = closedUnits > 0 && unitPrice !== null;
  return {
    pot: pot.toString(),
    units,
    points,
    pointsPerUnit: hasUnits ? Math.floor((points * WHOLE) / closedUnits) : null,
    shares,
    shareCap: hasUnits ? shareCap({ unitPrice, points, units: closedUnits }).toString() : null,
    shareValue: shareValue?.toString() ?? null,
    rest: rest?.toString() ?? null,
  };
}
