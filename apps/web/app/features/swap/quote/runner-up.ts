import type { Quote } from "@canopy/swap/types";

/** A quote next to the best one, before gas. */
interface Comparison {
  readonly amount: bigint;
  /** How much worse it is, in millionths rounded up. Negative when only its gas makes it worse. */
  readonly worse: number;
}

/** Compares the amounts that differ: what is received for exact in, what is sent for exact out. */
export function compareQuotes(best: Quote, other: Quote): Comparison {
  const isExactIn = best.side === "exactIn";
  const [amount, reference] = isExactIn ? [other.amountOut, best.amountOut] : [other.amountIn, best.amountIn];
  const loss = (isExactIn ? reference - amount : amount - reference) * 1_000_000n;
  const worse = loss / reference + (loss > 0n && loss % reference > 0n ? 1n : 0n);
  return { amount, worse: Number(worse) };
}
