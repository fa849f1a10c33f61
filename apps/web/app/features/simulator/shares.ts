import { EVEN } from "@canopy/protocol/simulation/bands";
import type { GroupOutcome } from "@canopy/protocol/simulation/summary";
import { formatPercent } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locale.ts";
import { type OutcomeKind, roundToHundred } from "../../ui/charts/round-to-hundred.ts";

const PERCENT = EVEN / 100;

/** Basis points as whole percent, rounded down. Less than one percent keeps its basis points. */
export function percentDown(basisPoints: number, locale: Locale): string {
  const shown = basisPoints < PERCENT ? basisPoints : Math.floor(basisPoints / PERCENT) * PERCENT;
  return formatPercent(shown, locale);
}

/** A good share of `whole`, rounded down so that it never looks larger. */
export function shareDown(part: number, whole: number, locale: Locale): string {
  return percentDown(Math.floor((part * EVEN) / whole), locale);
}

/** A bad share of `whole` in whole percent, rounded up so that it never looks smaller. */
export function shareUp(part: number, whole: number, locale: Locale): string {
  return formatPercent(Math.ceil((part * 100) / whole) * PERCENT, locale);
}

/** Outcomes per hundred members of a group. Ahead means to have earned more than was paid. */
export function toHundred({ members, inProfit, earnedNothing }: GroupOutcome): Record<OutcomeKind, number> {
  return roundToHundred({ members, ahead: inProfit, nothing: earnedNothing });
}
