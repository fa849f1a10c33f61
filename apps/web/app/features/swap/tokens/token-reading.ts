import type { Call, CallResult } from "@canopy/swap/chain/multicall";
import { parseTokenText, type TokenTextWarning } from "@canopy/swap/tokens/token-text";
import type { Token } from "@canopy/swap/types";
import {
  type Address,
  bytesToString,
  decodeAbiParameters,
  type Hex,
  hexToBigInt,
  hexToBytes,
  size,
} from "viem";

/** What a contract says about the token that it may be. */
export type TokenReading =
  | { readonly ok: true; readonly token: Token; readonly warnings: readonly TokenTextWarning[] }
  | { readonly ok: false; readonly reason: "notAToken" | "noSymbol" | "invalidDecimals" };

/** `symbol()`, `name()` and `decimals()`. */
const selectors: readonly Hex[] = ["0x95d89b41", "0x06fdde03", "0x313ce567"];

/** Bytes of a text beyond which it is no symbol or name. */
const MAXIMUM_BYTES = 4_096;

/** The calls that read the token at `address`. */
export function tokenCalls(address: Address): Call[] {
  return selectors.map((data) => ({ to: address, data }));
}

/** Reads the token at `address` from the results of `tokenCalls`. Any contract may have returned them. */
export function parseTokenResults(address: Address, results: readonly CallResult[]): TokenReading {
  const [symbol = "0x", name = "0x", decimals = "0x"] = results.map(({ success, data }) =>
    success ? data : "0x",
  );
  // An address without a contract returns empty data to every call.
  if ([symbol, name, decimals].every((data) => size(data) === 0)) return { ok: false, reason: "notAToken" };
  if (size(decimals) !== 32) return { ok: false, reason: "invalidDecimals" };
  const text = parseTokenText(parseText(symbol), parseText(name), hexToBigInt(decimals));
  if (!text.ok) return text;
  const { symbol: shortSymbol, name: shortName, decimals: places, warnings } = text;
  return { ok: true, token: { address, symbol: shortSymbol, name: shortName, decimals: places }, warnings };
}

/** A text as tokens return it: a string, or 32 bytes as in the years before the standard. Empty if it is neither. */
function parseText(data: Hex): string {
  const length = size(data);
  if (length === 0 || length > MAXIMUM_BYTES) return "";
  if (length === 32) return bytesToString(untilZero(hexToBytes(data)));
  try {
    return decodeAbiParameters([{ type: "string" }], data)[0];
  } catch {
    return "";
  }
}

function untilZero(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}
