import { EVEN } from "@canopy/protocol/outcome/bands";
import { formatPercent } from "../i18n/format.ts";
import type { Locale } from "../i18n/locale.ts";

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

/**
 * What can become of a member: earned more than they paid; earned something from others, and less than they paid (or
 * just as much); earned nothing from others.
 */
export const kinds = ["ahead", "behind", "nothing"] as const;
export type Kind = (typeof kinds)[number];

/** What became of a hundred members, were there no more. Rounded so that nothing looks better than it is. */
export function hundredOf({
  members,
  inProfit,
  earnedNothing,
}: {
  members: number;
  inProfit: number;
  earnedNothing: number;
}): Record<Kind, number> {
  const ahead = Math.floor((inProfit * 100) / members);
  const nothing = Math.min(100 - ahead, Math.ceil((earnedNothing * 100) / members));
  return { ahead, behind: 100 - ahead - nothing, nothing };
}
