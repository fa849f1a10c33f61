import { addRounded, createCarry, type Rounded, subtractRounded } from "@canopy/shared/rounding";

/** An amount in wei and in USD (18 decimals), each part of it at its round's price. */
export interface Money {
  readonly wei: bigint;
  readonly usd: bigint;
}

/** The same as a page shows it. */
export interface RoundedMoney {
  readonly wei: Rounded;
  readonly usd: Rounded;
}

/** Returns a function that rounds the parts of a sum so that they add up to it, in POL and in dollars. */
export function createMoneyCarry(decimals: number): (money: Money) => RoundedMoney {
  const [toWei, toUSD] = [createCarry(decimals), createCarry()];
  return ({ wei, usd }) => ({ wei: toWei(wei), usd: toUSD(usd) });
}

export function addMoney(one: RoundedMoney, other: RoundedMoney): RoundedMoney {
  return { wei: addRounded(one.wei, other.wei), usd: addRounded(one.usd, other.usd) };
}

export function subtractMoney(one: RoundedMoney, other: RoundedMoney): RoundedMoney {
  return { wei: subtractRounded(one.wei, other.wei), usd: subtractRounded(one.usd, other.usd) };
}
