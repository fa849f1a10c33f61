import { MONTH_ROUNDS } from "../../src/rules/calendar.ts";

/**
 * USD for one POL, by day. What a round or a month pays is valued at its own price: a market that moves later moves every POL that
 * anyone holds.
 */
export interface PricePath {
  /** The reading that fixes the price of the round. */
  feed(day: number): number;
  /** The market when a farm pays in that round. */
  market(day: number): number;
}

const START = 0.5;

/** A path whose market equals the reading of the day. */
const path = (price: (day: number) => number): PricePath => ({ feed: price, market: price });

const jump = (factor: number) => path((day) => (Math.floor(day / 15) % 2 === 0 ? START : START * factor));

/** Every tenth day the market falls to this part of the price that the round keeps, and recovers overnight. */
const stale = (part: number): PricePath => ({
  feed: () => START,
  market: (day) => (isStaleDay(day) ? START * part : START),
});

export const isStaleDay = (day: number): boolean => day % 10 === 5;

export const pricePaths = {
  constant: path(() => START),
  falling: path((day) => START * 0.98 ** day),
  rising: path((day) => START * 1.02 ** day),
  "half and back": jump(0.5),
  "double and back": jump(2),
  "month's end low": path((day) => (day % MONTH_ROUNDS >= MONTH_ROUNDS - 3 ? START / 2 : START)),
  "month's end high": path((day) => (day % MONTH_ROUNDS >= MONTH_ROUNDS - 3 ? START * 2 : START)),
  "10 % stale": stale(0.9),
} as const satisfies Record<string, PricePath>;

export type PriceKind = keyof typeof pricePaths;
