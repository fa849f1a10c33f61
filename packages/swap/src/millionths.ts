/** One whole in millionths. */
export const WHOLE = 1_000_000;

const whole = BigInt(WHOLE);

/** Divides and rounds up. The divisor is positive. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  // Division of bigints drops the fraction, which rounds a negative quotient up already.
  return dividend > 0n ? (dividend + divisor - 1n) / divisor : dividend / divisor;
}

/**
 * How far `amount` is below `expected`, in millionths of `expected`, rounded up. Negative when it is above, by at most what a number
 * holds exactly. `expected` is positive.
 */
export function shortfall(amount: bigint, expected: bigint): number {
  const millionths = divideUp((expected - amount) * whole, expected);
  return Number(millionths < Number.MIN_SAFE_INTEGER ? Number.MIN_SAFE_INTEGER : millionths);
}
