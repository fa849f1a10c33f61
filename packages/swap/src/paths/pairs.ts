import { type Address, isAddressEqual } from "viem";
import type { Exchange } from "../types.ts";

/** The tokens of a pool, the lower address first. */
export type Pair = readonly [Address, Address];

/** The pairs whose pools a path of at most two pools can use. Empty when both tokens are the same. */
export function pairsToRead(exchange: Exchange, from: Address, to: Address): readonly Pair[] {
  if (isAddressEqual(from, to)) return [];
  const intermediates = intermediatesBetween(exchange, from, to);
  return [sortPair(from, to), ...intermediates.flatMap((via) => [sortPair(from, via), sortPair(via, to)])];
}

/** The intermediate tokens that are neither of the two. */
export function intermediatesBetween(exchange: Exchange, from: Address, to: Address): readonly Address[] {
  return exchange.intermediates.filter((via) => !isAddressEqual(via, from) && !isAddressEqual(via, to));
}

function sortPair(one: Address, other: Address): Pair {
  return one.toLowerCase() < other.toLowerCase() ? [one, other] : [other, one];
}
