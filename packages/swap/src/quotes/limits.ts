import { divideUp, WHOLE } from "../millionths.ts";

// Slippage is in millionths of the quote, deadlines are in minutes.

export const slippagePresets = [1_000, 5_000, 10_000] as const;
export const DEFAULT_SLIPPAGE = 5_000;
export const MINIMUM_SLIPPAGE = 100;
export const MAXIMUM_SLIPPAGE = 500_000;

export const DEFAULT_DEADLINE = 10;
export const MINIMUM_DEADLINE = 1;
export const MAXIMUM_DEADLINE = 60;

/** The least that the member accepts, rounded up. */
export function minimumReceived(amountOut: bigint, slippage: number): bigint {
  return divideUp(amountOut * BigInt(WHOLE - checkSlippage(slippage)), BigInt(WHOLE));
}

/** The most that the member sends, rounded down. */
export function maximumSent(amountIn: bigint, slippage: number): bigint {
  return (amountIn * BigInt(WHOLE + checkSlippage(slippage))) / BigInt(WHOLE);
}

/** "low": the price may move past the limit before the swap is mined. "high": leaves room for a sandwich. */
export function slippageWarning(slippage: number): "low" | "high" | null {
  if (slippage < 500) return "low";
  return slippage > 10_000 ? "high" : null;
}

function checkSlippage(slippage: number): number {
  if (slippage >= MINIMUM_SLIPPAGE && slippage <= MAXIMUM_SLIPPAGE) return slippage;
  throw new RangeError(
    `Slippage ${slippage} is outside of ${MINIMUM_SLIPPAGE} to ${MAXIMUM_SLIPPAGE} millionths.`,
  );
}
