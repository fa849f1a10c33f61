import { decodeFunctionResult, encodeFunctionData, type Hex } from "viem";
import { algebraQuoterAbi, uniswapQuoterAbi } from "../abi/quoter.ts";
import type { Exchange, Path, Quote, Side } from "../types.ts";
import { estimateGas } from "./gas.ts";
import { type Call, type CallResult, readAnswer } from "./multicall.ts";
import { encodePath } from "./path-bytes.ts";
import { MAXIMUM_SQRT_PRICE, MINIMUM_SQRT_PRICE } from "./sqrt-price.ts";
import { findVenue } from "./venues.ts";

/** Pools count in int256. */
const MAXIMUM_AMOUNT = 2n ** 255n - 1n;
/** More than any block holds. */
const MAXIMUM_GAS = 1_000_000_000n;

/** Algebra's fees are uint16. */
const MAXIMUM_ALGEBRA_FEE = 2 ** 16 - 1;

/** What a quoter says of a path, before it is checked. */
interface Answer {
  /** The amount that was not given: bought for exact in, sold for exact out. */
  readonly amount: bigint;
  readonly path: Path;
  /** null when the quoter does not estimate. */
  readonly poolGas: bigint | null;
}

/**
 * Asks the quoters of both venues what each path gives for `amount` (exact in) or takes for it (exact out). Algebra's quoter does not
 * return the price after the swap, so twice the sold amount is quoted too (`isFilled`).
 */
export function quoteCalls(exchange: Exchange, paths: readonly Path[], side: Side, amount: bigint): Call[] {
  const functionName = side === "exactIn" ? "quoteExactInput" : "quoteExactOutput";
  return paths.flatMap((path) =>
    askedAmounts(path, side, amount).map((asked) => ({
      to: findVenue(exchange, path.venue).quoter,
      data: encodeFunctionData({
        // Both quoters take the same arguments.
        ...{ abi: uniswapQuoterAbi, functionName },
        args: [encodePath(path, side), asked],
      }),
    })),
  );
}

/**
 * The quotes of the answers to `quoteCalls` for the same paths. Paths that can't fill the amount, and those whose call failed or
 * returned nonsense, are left out.
 */
export function parseQuotes(
  paths: readonly Path[],
  side: Side,
  amount: bigint,
  results: readonly CallResult[],
): Quote[] {
  let next = 0;
  return paths.flatMap((path) => {
    const own = askedAmounts(path, side, amount).map(() => results[next++]);
    const [answer, ofTwice = null] = own.map((result) => readQuoter(path, side, result));
    if (answer == null || (own.length > 1 && !isFilled(answer, ofTwice))) return [];
    return toQuotes(answer, side, amount);
  });
}

/** Uniswap's quoter says at which prices the pools end, and both quoters refuse to buy more than the pools hold. */
function askedAmounts({ venue }: Path, side: Side, amount: bigint): readonly bigint[] {
  const isUnsure = venue === "quickswap" && side === "exactIn";
  return isUnsure ? [amount, amount <= MAXIMUM_AMOUNT ? 2n * amount : amount] : [amount];
}

/**
 * Whether the pools take all of the amount: pools that have more to give would give more for twice as much. When the second pool of a
 * path runs dry, what the first one gave stays in the router, where any caller can take it.
 */
function isFilled(once: Answer, twice: Answer | null): boolean {
  return twice !== null && twice.amount > once.amount;
}

function readQuoter(path: Path, side: Side, result: CallResult | undefined): Answer | null {
  return readAnswer(result, (data) =>
    path.venue === "uniswap" ? readUniswap(path, side, data) : readAlgebra(path, side, data),
  );
}

function toQuotes({ path, amount: other, poolGas }: Answer, side: Side, amount: bigint): Quote[] {
  if (other <= 0n || other > MAXIMUM_AMOUNT || (poolGas !== null && poolGas > MAXIMUM_GAS)) return [];
  const [amountIn, amountOut] = side === "exactIn" ? [amount, other] : [other, amount];
  return [{ path, side, amountIn, amountOut, gas: estimateGas(path, poolGas) }];
}

function readUniswap(path: Path, side: Side, data: Hex): Answer | null {
  const functionName = side === "exactIn" ? "quoteExactInput" : "quoteExactOutput";
  const [amount, prices, , poolGas] = decodeFunctionResult({ abi: uniswapQuoterAbi, functionName, data });
  return prices.some(isAtEnd) ? null : { path, amount, poolGas };
}

/** A pool whose price ran to the end took only a part of the amount. */
function isAtEnd(sqrtPrice: bigint): boolean {
  return sqrtPrice <= MINIMUM_SQRT_PRICE + 1n || sqrtPrice >= MAXIMUM_SQRT_PRICE - 1n;
}

function readAlgebra(path: Path, side: Side, data: Hex): Answer | null {
  const functionName = side === "exactIn" ? "quoteExactInput" : "quoteExactOutput";
  const [amount, answered] = decodeFunctionResult({ abi: algebraQuoterAbi, functionName, data });
  const fees = side === "exactIn" ? answered : [...answered].reverse();
  if (fees.length !== path.pools.length || fees.some((fee) => fee > MAXIMUM_ALGEBRA_FEE)) return null;
  const pools = path.pools.map((pool, index) => ({ ...pool, fee: fees[index] ?? pool.fee }));
  return { path: { ...path, pools }, amount, poolGas: null };
}
