import {
  type Address,
  concatHex,
  getAddress,
  type Hex,
  hexToNumber,
  numberToHex,
  size,
  sliceHex,
} from "viem";
import type { Path, Side, VenueName } from "../types.ts";

/** The parts of a path that routers and quoters know. */
export interface PathParts {
  /** From the token that is sold to the one that is bought. */
  readonly tokens: readonly Address[];
  /** Uniswap's fee of each pool, in millionths. Empty for Algebra. */
  readonly fees: readonly number[];
}

const ADDRESS_BYTES = 20;
const FEE_BYTES = 3;

/**
 * The bytes of a path: its tokens, for Uniswap with the pools' fees between them (three bytes each). For exact out the token that is
 * bought comes first.
 */
export function encodePath({ venue, tokens, pools }: Path, side: Side): Hex {
  const fees = venue === "uniswap" ? pools.map(({ fee }) => numberToHex(fee, { size: FEE_BYTES })) : [];
  const parts = tokens.flatMap((token, index) => [token, ...fees.slice(index, index + 1)]);
  return concatHex(side === "exactIn" ? parts : parts.reverse());
}

/** Reads the bytes of a path. null when they are not a path of one pool at least. */
export function decodePath(venue: VenueName, bytes: Hex, side: Side): PathParts | null {
  const feeBytes = venue === "uniswap" ? FEE_BYTES : 0;
  const step = ADDRESS_BYTES + feeBytes;
  const pools = (size(bytes) - ADDRESS_BYTES) / step;
  if (!Number.isInteger(pools) || pools < 1) return null;
  const starts = Array.from({ length: pools + 1 }, (_, index) => index * step);
  const tokens = starts.map((start) => getAddress(sliceHex(bytes, start, start + ADDRESS_BYTES)));
  const fees = starts
    .slice(1)
    .filter(() => feeBytes > 0)
    .map((start) => hexToNumber(sliceHex(bytes, start - feeBytes, start)));
  return side === "exactIn" ? { tokens, fees } : { tokens: tokens.reverse(), fees: fees.reverse() };
}
