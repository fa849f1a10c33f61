const DIGITS = 56n;
const DIGITS_MASK = 2n ** DIGITS - 1n;

/** A price with 18 decimals in the 64 bits in which a rule keeps the price of its last execution (`PackedPrice.sol`). */
export function packPrice(price: bigint): bigint {
  const bits = price === 0n ? 0n : BigInt(price.toString(2).length);
  const exponent = bits > DIGITS ? bits - DIGITS : 0n;
  return (exponent << DIGITS) | (price >> exponent);
}

/** The price with 18 decimals, rounded down by less than 2^-55 of it. 0: there was no execution yet. */
export function unpackPrice(packed: bigint): bigint {
  return (packed & DIGITS_MASK) << (packed >> DIGITS);
}
