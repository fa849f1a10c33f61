import { corePlan, plusPlan, ranks, WHOLE } from "@canopy/protocol/rules/parameters";
import { formatUSD } from "@canopy/shared/money";
import { formatCount, formatPercent, localizeAmount } from "./format.ts";
import { leftToRight } from "./left-to-right.ts";
import type { Locale } from "./locale.ts";
import { useLocale } from "./use-locale.ts";

/** USD (18 decimals) as `$20`, with cents only if there are any. */
export const dollars = (amount: bigint): string => formatUSD(amount).replace(/\.00$/, "");

/** USD (18 decimals) within a sentence of the language. */
export function dollarsInText(amount: bigint, locale: Locale): string {
  return locale === "fa" ? localizeAmount(dollars(amount), locale) : leftToRight(dollars(amount));
}

const { unitUsd, shares, maxUnits, pointsPerUnit, usernameFeeUsd } = corePlan;

/** `basisPoints` of one core unit, in USD. */
export const ofUnit = (basisPoints: number): bigint => (unitUsd * BigInt(basisPoints)) / BigInt(WHOLE);

/** The plan's numbers as text, read from its model so that prose never contradicts the rules. */
export function usePlanFacts() {
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const usd = (amount: bigint) => dollarsInText(amount, locale);
  const percent = (basisPoints: number) => formatPercent(basisPoints, locale);
  return {
    unit: usd(unitUsd),
    plusUnit: usd(plusPlan.unitUsd),
    mostUnits: count(maxUnits),
    mostPaid: usd(unitUsd * BigInt(maxUnits)),
    pointsPerUnit: count(pointsPerUnit),
    mostPoints: count(pointsPerUnit * maxUnits),
    pool: percent(shares.pool),
    sponsor: percent(shares.sponsor),
    heroPool: percent(shares.heroPool),
    commons: percent(shares.commons),
    operations: percent(shares.operations),
    /** The part of a unit that goes neither to the day's pool nor to the sponsor. */
    rest: percent(shares.heroPool + shares.commons + shares.operations),
    /** The part of a unit that reaches the boxes of its sponsor and of the members who share the day's pool. */
    back: percent(shares.sponsor + shares.pool),
    poolOfUnit: usd(ofUnit(shares.pool)),
    sponsorOfUnit: usd(ofUnit(shares.sponsor)),
    closing: percent(shares.operations / 5),
    operatorKeeps: percent((shares.operations * 4) / 5),
    mostPointValue: usd(ofUnit(shares.pool) / BigInt(pointsPerUnit)),
    mostADay: usd(ofUnit(shares.pool) * BigInt(maxUnits)),
    nameFee: usd(usernameFeeUsd),
    rankPoints: count(ranks.monthlyPoints),
    heroUsd: usd(ranks.heroUsd),
    knightUsd: usd(ranks.knightUsd),
    heroesSponsored: count(ranks.heroesSponsored),
    /** What a Knight has above the shares of a Hero with the same points. */
    knightShares: count(ranks.knightExtraShares),
    /** The highest value of a share for each point that a unit of the month made on average, and in total. */
    sharePerPoint: usd(ofUnit(ranks.capPerPoint)),
    shareMost: usd(ofUnit(ranks.highestCap)),
    plusShareMost: usd((plusPlan.unitUsd * BigInt(ranks.highestCap)) / BigInt(WHOLE)),
  };
}
