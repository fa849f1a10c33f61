import { msg } from "@lingui/core/macro";
import { decodeErrorResult, type Hex, isHex } from "viem";
import { type RevertReport, revertDataIn } from "./contract-reasons.ts";
import type { ExchangeErrorCode, ExchangeReasons } from "./exchange-error.ts";

/** Why a swap or an approval reverted, by the revert data or the message. Null for any other error. */
function toCode({ data, message }: RevertReport): ExchangeErrorCode | null {
  for (const candidate of [data, ...revertDataIn(message)]) {
    const code = isHex(candidate) ? codeByData(candidate) : null;
    if (code) return code;
  }
  return codeByReason(reasonPattern.exec(message)?.[1] ?? "");
}

function codeByData(data: Hex): ExchangeErrorCode | null {
  const selector = data.slice(0, 10).toLowerCase();
  if (selector !== reasonSelector) return customErrors.get(selector) ?? null;
  try {
    const { args } = decodeErrorResult({ abi: [], data });
    return codeByReason(String(args?.[0]));
  } catch {
    return null;
  }
}

function codeByReason(reason: string): ExchangeErrorCode | null {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
}

/** `Error(string)`. */
const reasonSelector = "0x08c379a0";

/** The reason in a message such as `execution reverted: STF`, or viem's `Execution reverted with reason: STF.` */
const reasonPattern = /\brevert(?:ed)?(?: with reason(?: string)?)?:? ['"]?(.+?)['"]?\.?$/im;

/** Errors of OpenZeppelin 5's and solady's tokens and of pools, by selector: their ABIs would be on every page with a wallet. */
const customErrors: ReadonlyMap<string, ExchangeErrorCode> = new Map([
  // ERC20InsufficientBalance(address,uint256,uint256), InsufficientBalance()
  ["0xe450d38c", "TOKEN_BALANCE_SHORT"],
  ["0xf4d678b8", "TOKEN_BALANCE_SHORT"],
  // ERC20InsufficientAllowance(address,uint256,uint256), InsufficientAllowance()
  ["0xfb8f41b2", "ALLOWANCE_SHORT"],
  ["0x13be252b", "ALLOWANCE_SHORT"],
  // EnforcedPause()
  ["0xd93c0665", "TOKEN_PAUSED"],
  // transferFailed() of Algebra's newer pools: the token that they pay out
  ["0xe465903e", "TOKEN_REFUSED"],
]);

/** Reasons of Uniswap's and Algebra's routers and pools, and of tokens. */
const reasons: readonly (readonly [RegExp, ExchangeErrorCode])[] = [
  [/^too little received|^too much requested/i, "PRICE_MOVED"],
  // What came out is less than the least to unwrap.
  [/^insufficient (WETH9|WNativeToken|token)$/i, "PRICE_MOVED"],
  [/^transaction too old|: expired$/i, "SWAP_EXPIRED"],
  // The price is at its limit, or the pool has none.
  [/^(spl|lok)$/i, "NO_LIQUIDITY"],
  [/(exceeds|insufficient)[ -]balance\b/i, "TOKEN_BALANCE_SHORT"],
  [/(exceeds|insufficient)[ -](allowance|approval)\b/i, "ALLOWANCE_SHORT"],
  [/\bpaused\b|pausable/i, "TOKEN_PAUSED"],
  [/(black|block|deny)[ -]?list|\b(blocked|frozen|banned|sanctioned)\b/i, "TOKEN_BLOCKED"],
  // The pool got less than it asked for.
  [/^iia$/i, "TOKEN_TAKES_FEE"],
  [/^ste$|eth_transfer_failed|safeTransferETH/i, "POL_NOT_ACCEPTED"],
  // Routers hide what the token said.
  [/^stf$|transfer_from_failed|transferFrom failed|safeTransferFrom/i, "TOKEN_NOT_TAKEN"],
  [/^(tf|st|sa)$|transfer_failed|approve_failed|SafeERC20|TransferHelper/i, "TOKEN_REFUSED"],
];

/** The reasons of exchanges and tokens, for `explainExchanges`. */
export const exchangeReasons: ExchangeReasons = {
  toCode,
  messages: {
    PRICE_MOVED: msg`The price moved past your limit, so the exchange stopped the swap. Look at the new price, then decide again.`,
    SWAP_EXPIRED: msg`The deadline passed before the swap was mined. Swap again, with a later deadline or a higher network fee.`,
    NO_LIQUIDITY: msg`The pool has no liquidity left at this price. Swap less, or choose another token.`,
    TOKEN_BALANCE_SHORT: msg`This wallet holds less of the token than the swap takes. Enter a smaller amount.`,
    ALLOWANCE_SHORT: msg`The exchange may not take this much of the token. Approve the amount, then swap.`,
    TOKEN_NOT_TAKEN: msg`The exchange could not take the token from this wallet. Check its balance and the approval, then try again.`,
    TOKEN_PAUSED: msg`The token's issuer has paused all transfers. Try again when they are resumed.`,
    TOKEN_BLOCKED: msg`The token's contract has blocked this transfer, usually because an address is on its blacklist. Ask the token's issuer.`,
    TOKEN_REFUSED: msg`The token's contract refused the transfer. Choose another token, or ask the token's issuer.`,
    TOKEN_TAKES_FEE: msg`This token takes a fee on transfers, so the exchange can't swap it. Choose another token.`,
    TOKEN_UNCHECKED: msg`We could not check whether this token takes a fee on transfers, so it can't be swapped here. Choose another token.`,
    POL_NOT_ACCEPTED: msg`This wallet did not accept the POL. Swap to WPOL instead, or use an ordinary wallet.`,
  },
};
