import type { Side, Token } from "@canopy/swap/types";
import { type Address, getAddress, isAddress, zeroAddress } from "viem";

/** What the swap form holds: the tokens, and the amount of one of them as it is typed. */
export interface SwapLink {
  readonly from: LinkedAsset | null;
  readonly to: LinkedAsset | null;
  /** A decimal number without sign or separators, e.g. 12.5. */
  readonly amount: string | null;
  /** Which of the two the amount is. */
  readonly side: Side;
}

/** POL, or a token by its address. */
export type LinkedAsset = "POL" | Address;

const amountPattern = /^0*(\d{1,40}(?:\.\d{1,36})?)$/;

/**
 * The swap that a URL asks for: `?from=POL&to=USDC&amount=12.5&side=exactIn`. A token is a symbol of `tokens`, or an address, which
 * can be of a token outside the list. Everything that makes no sense is ignored.
 */
export function parseSwapLink(query: URLSearchParams, tokens: readonly Token[]): SwapLink {
  const from = parseAsset(query.get("from"), tokens);
  const to = parseAsset(query.get("to"), tokens);
  const [, amount = null] = amountPattern.exec(query.get("amount") ?? "") ?? [];
  return {
    from,
    to: to === from ? null : to,
    amount: amount !== null && /[1-9]/.test(amount) ? amount : null,
    side: query.get("side") === "exactOut" ? "exactOut" : "exactIn",
  };
}

function parseAsset(text: string | null, tokens: readonly Token[]): LinkedAsset | null {
  if (text === null) return null;
  if (text.toUpperCase() === "POL") return "POL";
  const listed = tokens.find(({ symbol }) => symbol.toUpperCase() === text.toUpperCase());
  if (listed) return listed.address;
  return isAddress(text) && text !== zeroAddress ? getAddress(text) : null;
}
