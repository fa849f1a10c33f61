/** How a member could raise the daily cap above today's pairs. */
export interface FlashAdvice {
  /** Pairs of today that earn nothing if the round ends now. */
  readonly lost: number;
  /** Units to buy for a cap that covers today's pairs; 0 if no more can be bought. */
  readonly buy: number;
  /** Whether these units cover all pairs. */
  readonly isEnough: boolean;
}

interface Cap {
  readonly points: number;
  readonly flash: number;
  readonly units: number;
  readonly maximumUnits: number;
  /** Points a day that the units allow. */
  readonly maxPoints: number;
}

/** What to do about pairs above the cap; null if there are none. */
export function flashAdvice({ points, flash, units, maximumUnits, maxPoints }: Cap): FlashAdvice | null {
  if (flash === 0) return null;
  const perUnit = units > 0 ? maxPoints / units : 0;
  const missing = perUnit > 0 ? Math.ceil((points + flash - maxPoints) / perUnit) : 0;
  const buy = Math.max(0, Math.min(maximumUnits - units, missing));
  return { lost: flash, buy, isEnough: buy === missing };
}
