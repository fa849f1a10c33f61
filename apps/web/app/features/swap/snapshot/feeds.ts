import { type Call, type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import type { PriceFeed } from "@canopy/swap/types";
import { type Address, decodeAbiParameters, type Hex, parseAbiParameters } from "viem";

/** USD for a whole token, with 18 decimals, by the token's address. Tokens without a fresh price are missing. */
export type Prices = ReadonlyMap<Address, bigint>;

/** `latestRoundData()`, `decimals()` and `description()` of a Chainlink feed. */
const selectors: readonly Hex[] = ["0xfeaf968c", "0x313ce567", "0x7284e416"];
const round = parseAbiParameters("uint80, int256 answer, uint256, uint256 updatedAt, uint80");
const USD_DECIMALS = 18;

export function feedCalls(feeds: readonly PriceFeed[]): Call[] {
  return feeds.flatMap(({ feed }) => selectors.map((data) => ({ to: feed, data })));
}

/**
 * The prices of the answers to `feedCalls` for the same feeds. A feed that does not describe itself as the token's has no price: a
 * wrong address would make a bad rate look fair.
 *
 * @param time of the block in Unix seconds, which ages are counted from: a computer's clock can be wrong
 */
export function parsePrices(
  feeds: readonly PriceFeed[],
  results: readonly CallResult[],
  time: number,
): Prices {
  const prices = new Map<Address, bigint>();
  for (const [index, { token, descriptions, maximumAge }] of feeds.entries()) {
    const [latestResult, decimalsResult, descriptionResult] = results.slice(selectors.length * index);
    const latest = readAnswer(latestResult, (data) => decodeAbiParameters(round, data));
    const decimals = readAnswer(decimalsResult, (data) =>
      Number(decodeAbiParameters([{ type: "uint8" }], data)[0]),
    );
    const description = readAnswer(
      descriptionResult,
      (data) => decodeAbiParameters([{ type: "string" }], data)[0],
    );
    if (description === null || !descriptions.includes(description)) continue;
    if (latest === null || decimals === null || decimals > USD_DECIMALS) continue;
    const [, answer, , updatedAt] = latest;
    if (answer <= 0n || updatedAt + BigInt(maximumAge) < BigInt(time)) continue;
    prices.set(token, answer * 10n ** BigInt(USD_DECIMALS - decimals));
  }
  return prices;
}
