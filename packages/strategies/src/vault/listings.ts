import { marketsAbi } from "@canopy/protocol/abi/markets.gen";
import { type Call, type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import type { Exchange } from "@canopy/swap/types";
import { type Address, decodeFunctionResult, encodeFunctionData } from "viem";

/** A token that rules trade, as `Markets` lists it. Its number is its place, counted from 1. */
export interface Listing {
  readonly token: Address;
  readonly feed: Address;
  /** Seconds after which an answer of the feed is too old. */
  readonly maximumAge: number;
}

/** The tokens of an exchange that have a feed, in the order that `Markets` requires. */
export function toListings({ feeds }: Exchange): Listing[] {
  return feeds
    .map(({ token, feed, maximumAge }) => ({ token, feed, maximumAge }))
    .sort((one, other) => (BigInt(one.token) < BigInt(other.token) ? -1 : 1));
}

/** Asks `Markets` for each token. A rule has 8 bits for a number, and lists are short. */
export function listingCalls(markets: Address, most = 32): Call[] {
  return Array.from({ length: most }, (_, index) => ({
    to: markets,
    data: encodeFunctionData({ abi: marketsAbi, functionName: "listing", args: [BigInt(index + 1)] }),
  }));
}

/** The listings of the answers to `listingCalls`: numbers above the last one revert. */
export function parseListings(results: readonly CallResult[]): Listing[] {
  return results.flatMap((result) => {
    const listing = readAnswer(result, (data) =>
      decodeFunctionResult({ abi: marketsAbi, functionName: "listing", data }),
    );
    return listing === null ? [] : [listing];
  });
}
