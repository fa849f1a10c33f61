import {
  array,
  assert,
  bigInt,
  constantFrom,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { allPaths } from "../../test/all-paths.ts";
import {
  allTokens,
  createPool,
  exchangeWith,
  poolGraphs,
  quotePath,
  TOKENS,
  token,
} from "../../test/pool-model.ts";
import { findPaths } from "../paths/find-paths.ts";
import type { Quote, Side, VenueName } from "../types.ts";
import { rankQuotes } from "./rank-quotes.ts";

const free = () => 0n;
const sides = constantFrom<Side>("exactIn", "exactOut");

/** A quote of one pool, whose address is its own. */
function quote(index: number, venue: VenueName, changes: Partial<Quote>): Quote {
  const pool = createPool({ venue, tokens: [1, 2], fee: 500, reserves: [1n, 1n] }, index);
  return {
    path: { venue, tokens: [token(1), token(2)], pools: [pool] },
    side: "exactIn",
    amountIn: 1_000n,
    amountOut: 1_000n,
    gas: 100n,
    ...changes,
  };
}

const gain = ({ side, amountIn, amountOut, gas }: Quote, price: bigint) =>
  (side === "exactIn" ? amountOut : -amountIn) - gas * price;

describe("rankQuotes", () => {
  test("prefers the larger amount received", () => {
    const [less, more] = [quote(1, "uniswap", { amountOut: 999n }), quote(2, "quickswap", {})];
    expect(rankQuotes([less, more], free)).toEqual({ best: more, runnerUp: less });
  });

  test("prefers the smaller amount sent when the amount received is fixed", () => {
    const less = quote(1, "uniswap", { side: "exactOut", amountIn: 999n });
    const more = quote(2, "quickswap", { side: "exactOut" });
    expect(rankQuotes([more, less], free)?.best).toBe(less);
  });

  test("prefers less gas when the gas costs more than the better rate brings", () => {
    const cheap = quote(1, "uniswap", { amountOut: 990n, gas: 100n });
    const dear = quote(2, "uniswap", { gas: 200n });
    expect(rankQuotes([cheap, dear], (gas) => gas / 11n)?.best).toBe(dear);
    expect(rankQuotes([cheap, dear], (gas) => gas / 9n)?.best).toBe(cheap);
  });

  test("leaves gas out of all quotes when its value is unknown", () => {
    const cheap = quote(1, "uniswap", { amountOut: 990n, gas: 100n });
    const dear = quote(2, "uniswap", { gas: 200n });
    expect(rankQuotes([cheap, dear], () => null)?.best).toBe(dear);
    expect(rankQuotes([cheap, dear], (gas) => (gas > 100n ? null : gas))?.best).toBe(dear);
  });

  test("names the other venue's best as runner-up, before a better path of the same venue", () => {
    const best = quote(1, "uniswap", {});
    const second = quote(2, "uniswap", { amountOut: 999n });
    const other = quote(3, "quickswap", { amountOut: 900n });
    expect(rankQuotes([other, second, best], free)?.runnerUp).toBe(other);
    expect(rankQuotes([second, best], free)?.runnerUp).toBe(second);
    expect(rankQuotes([best], free)).toEqual({ best, runnerUp: null });
  });

  test("has no best without a quote, or when every quote is of nothing", () => {
    expect(rankQuotes([], free)).toBeNull();
    expect(rankQuotes([quote(1, "uniswap", { amountOut: 0n })], free)).toBeNull();
  });

  test("does not depend on the order of quotes, and has no runner-up above the best", () => {
    const quotes = array(
      record({
        venue: constantFrom<VenueName>("uniswap", "quickswap"),
        amount: bigInt({ min: 0n, max: 5n }),
        gas: bigInt({ min: 0n, max: 3n }),
      }),
      { maxLength: 8 },
    );
    const price = bigInt({ min: 0n, max: 3n });
    assert(
      property(
        quotes,
        sides,
        price,
        shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
        (list, side, price, order) => {
          const all = list.map(({ venue, amount, gas }, index) =>
            quote(index, venue, {
              side,
              gas,
              ...(side === "exactIn" ? { amountOut: amount } : { amountIn: amount }),
            }),
          );
          const shuffled = order.flatMap((index) => all[index] ?? []);
          const ranking = rankQuotes(all, (gas) => gas * price);
          expect(rankQuotes(shuffled, (gas) => gas * price)).toEqual(ranking);
          if (ranking?.runnerUp) {
            expect(gain(ranking.runnerUp, price) <= gain(ranking.best, price)).toBe(true);
          }
        },
      ),
    );
  });

  test("with findPaths, has the best outcome of all paths in any graph of pools", () => {
    const index = integer({ min: 0, max: TOKENS - 1 });
    const amounts = bigInt({ min: 1n, max: 10n ** 24n });
    const gasPrice = option(bigInt({ min: 0n, max: 10n ** 18n }));
    assert(
      property(
        poolGraphs,
        sides,
        index,
        index,
        amounts,
        gasPrice,
        (pools, side, start, distance, amount, price) => {
          const [from, to] = [token(start), token((start + (distance || 1)) % TOKENS)];
          const intermediates = allTokens.slice(0, 3);
          const quoteAll = (paths: ReturnType<typeof findPaths>) =>
            paths
              .flatMap((path) => quotePath(path, side, amount, pools) ?? [])
              .filter(({ amountIn, amountOut }) => amountIn > 0n && amountOut > 0n);

          const quotes = quoteAll(findPaths(exchangeWith(intermediates), pools, from, to));
          const ranking = rankQuotes(quotes, (gas) => (price === null ? null : gas * price));

          const gains = quoteAll(allPaths(pools, intermediates, from, to)).map((one) =>
            gain(one, price ?? 0n),
          );
          const highest = gains.reduce<bigint | null>(
            (high, one) => (high === null || one > high ? one : high),
            null,
          );
          expect(ranking === null ? null : gain(ranking.best, price ?? 0n)).toBe(highest);
        },
      ),
      // A failing graph takes minutes to shrink.
      { endOnFailure: true },
    );
  });
});
