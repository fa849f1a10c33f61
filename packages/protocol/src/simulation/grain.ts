import { ONE, unitShares } from "../rules/money.ts";
import type { PlanParameters } from "../rules/parameters.ts";

/**
 * The money unit of the simulation: whole grains of 10^-8 USD in JavaScript numbers, rounded where the plan rounds wei. 100,000
 * members with five units of $100 pay 5 x 10^15 grains, below 2^53, up to which numbers are exact.
 */
export const GRAINS_PER_USD = 100_000_000;

/** Converts USD with 18 decimals to grains, rounded down. */
export const toGrains = (usd: bigint): number => Number((usd * BigInt(GRAINS_PER_USD)) / ONE);

/** The shares of one unit's payment in grains, each rounded down. */
export interface UnitGrains {
  price: number;
  sponsor: number;
  pool: number;
  commons: number;
  operations: number;
}

export function unitGrains(parameters: PlanParameters): UnitGrains {
  const price = toGrains(parameters.unitUsd);
  const shares = unitShares(BigInt(price), parameters);
  return {
    price,
    sponsor: Number(shares.sponsor),
    pool: Number(shares.pool),
    commons: Number(shares.commons),
    operations: Number(shares.operations),
  };
}

/** The whole part of a quotient of whole numbers. Exact, unlike `Math.floor(amount / parts)`. */
export const quotient = (amount: number, parts: number): number => (amount - (amount % parts)) / parts;
