import { decodeErrorResult, type Hex, isHex } from "viem";

/** Why an exchange's router, a pool or a token reverted. */
export type ExchangeFailureCode =
  | "PRICE_MOVED"
  | "SWAP_EXPIRED"
  | "NO_LIQUIDITY"
  | "TOKEN_BALANCE_SHORT"
  | "ALLOWANCE_SHORT"
  | "TOKEN_NOT_TAKEN"
  | "TOKEN_PAUSED"
  | "TOKEN_BLOCKED"
  | "TOKEN_REFUSED"
  | "TOKEN_TAKES_FEE"
  | "TOKEN_UNCHECKED"
  | "POL_NOT_ACCEPTED";

/** A swap that would be refused, found before it is simulated. */
export class ExchangeError extends Error {
  override readonly name = "ExchangeError";
  readonly code: ExchangeFailureCode;

  constructor(code: ExchangeFailureCode) {
    super(`The exchange would refuse the swap: ${code}`);
    this.code = code;
  }
}

/** An error as a node or a wallet reports it. */
interface RevertReport {
  readonly data: unknown;
  readonly message: string;
}

/** Why a swap or an approval reverted, by the revert data or the message. Null for any other error. */
export function toExchangeCode({ data, message }: RevertReport): ExchangeFailureCode | null {
  for (const candidate of [data, ...revertDataIn(message)]) {
    const code = isHex(candidate) ? codeByData(candidate) : null;
    if (code) return code;
  }
  return codeByReason(reasonPattern.exec(message)?.[1] ?? "");
}

/** Revert data that a wallet only includes in a message. */
export function revertDataIn(message: string): readonly string[] {
  return message.match(/\b0x(?:[0-9a-f]{2}){4,}\b/gi) ?? [];
}

function codeByData(data: Hex): ExchangeFailureCode | null {
  const selector = data.slice(0, 10).toLowerCase();
  if (selector !== reasonSelector) return customErrors.get(selector) ?? null;
  try {
    const { args } = decodeErrorResult({ abi: [], data });
    return codeByReason(String(args?.[0]));
  } catch {
    return null;
  }
}

function codeByReason(reason: string): ExchangeFailureCode | null {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
}

/** `Error(string)`. */
const reasonSelector = "0x08c379a0";

/** The reason in a message such as `execution reverted: STF`, or viem's `Execution reverted with reason: STF.` */
const reasonPattern = /\brevert(?:ed)?(?: with reason(?: string)?)?:? ['"]?(.+?)['"]?\.?$/im;

/** Errors of OpenZeppelin 5's and solady's tokens, by selector: their ABIs would be on every page with a wallet. */
const customErrors: ReadonlyMap<string, ExchangeFailureCode> = new Map([
  // ERC20InsufficientBalance(address,uint256,uint256), InsufficientBalance()
  ["0xe450d38c", "TOKEN_BALANCE_SHORT"],
  ["0xf4d678b8", "TOKEN_BALANCE_SHORT"],
  // ERC20InsufficientAllowance(address,uint256,uint256), InsufficientAllowance()
  ["0xfb8f41b2", "ALLOWANCE_SHORT"],
  ["0x13be252b", "ALLOWANCE_SHORT"],
  // EnforcedPause()
  ["0xd93c0665", "TOKEN_PAUSED"],
]);

/** Reasons of Uniswap's and Algebra's routers and pools, and of tokens. */
const reasons: readonly (readonly [RegExp, ExchangeFailureCode])[] = [
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
