import { EVEN } from "@canopy/protocol/simulation/bands";
import type { GroupOutcome } from "@canopy/protocol/simulation/summary";
import { formatPercent } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locale.ts";
import { type Fate, ofHundred } from "../../ui/charts/of-hundred.ts";

const PERCENT = EVEN / 100;

/** Basis points in whole percent, rounded down; what is less than one percent, to the basis point. */
export function percentDown(basisPoints: number, locale: Locale): string {
  const shown = basisPoints < PERCENT ? basisPoints : Math.floor(basisPoints / PERCENT) * PERCENT;
  return formatPercent(shown, locale);
}

/** A good share of `whole`, rounded down: it never looks like more than it is. */
export function shareDown(part: number, whole: number, locale: Locale): string {
  return percentDown(Math.floor((part * EVEN) / whole), locale);
}

/** A sad share of `whole`, in whole percent, rounded up: it never looks like less than it is. */
export function shareUp(part: number, whole: number, locale: Locale): string {
  return formatPercent(Math.ceil((part * 100) / whole) * PERCENT, locale);
}

/** What became of a hundred members of a group. Ahead is who earned more than they paid. */
export function toHundred({ members, inProfit, earnedNothing }: GroupOutcome): Record<Fate, number> {
  return ofHundred({ members, ahead: inProfit, nothing: earnedNothing });
}
