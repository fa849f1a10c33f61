import { assert, integer, property, subarray } from "fast-check";
import type { Address } from "viem";
import { describe, expect, test } from "vitest";
import { allTokens, exchangeWith, TOKENS, token } from "../../test/pool-model.ts";
import { pairsToRead } from "./pairs.ts";

describe("pairsToRead", () => {
  test("has the pair itself and both pairs of each intermediate token, the lower address first", () => {
    expect(pairsToRead(exchangeWith([token(0), token(2)]), token(3), token(1))).toEqual([
      [token(1), token(3)],
      [token(0), token(3)],
      [token(0), token(1)],
      [token(2), token(3)],
      [token(1), token(2)],
    ]);
  });

  test("leaves out an intermediate token that is one of the tokens, whatever the case of its letters", () => {
    const via = token(0xabcdef);
    const lowerCase: Address = `0x${via.slice(2).toLowerCase()}`;
    expect(pairsToRead(exchangeWith([via]), lowerCase, token(1))).toEqual([[token(1), lowerCase]]);
  });

  test("is empty for a token and itself: POL and WPOL have no pool", () => {
    expect(pairsToRead(exchangeWith([token(0)]), token(1), token(1))).toEqual([]);
  });

  test("has no pair twice, and the same pairs in both directions", () => {
    const index = integer({ min: 0, max: TOKENS - 1 });
    assert(
      property(subarray(allTokens), index, index, (intermediates, from, to) => {
        const read = (one: number, other: number) =>
          pairsToRead(exchangeWith(intermediates), token(one), token(other)).map((pair) => pair.join(" "));
        const pairs = read(from, to);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(read(to, from).toSorted()).toEqual(pairs.toSorted());
      }),
    );
  });
});
