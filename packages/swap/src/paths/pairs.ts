import { type Address, isAddressEqual } from "viem";
import type { Exchange } from "../types.ts";

/** The tokens of a pool, the lower address first. */
export type Pair = readonly [Address, Address];

/** The pairs whose pools a path of at most two pools can use. Empty when both tokens are the same. */
export function pairsToRead(exchange: Exchange, from: Address, to: Address): readonly Pair[] {
  if (isAddressEqual(from, to)) return [];
  const hops = hopsBetween(exchange, from, to);
  return [sortPair(from, to), ...hops.flatMap((hop) => [sortPair(from, hop), sortPair(hop, to)])];
}

/** The hops that are neither of the two tokens. */
export function hopsBetween(exchange: Exchange, from: Address, to: Address): readonly Address[] {
  return exchange.hops.filter((hop) => !isAddressEqual(hop, from) && !isAddressEqual(hop, to));
}

function sortPair(one: Address, other: Address): Pair {
  return one.toLowerCase() < other.toLowerCase() ? [one, other] : [other, one];
}
