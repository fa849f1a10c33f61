import { type ContractReasons, explainContract } from "./contract-reasons.ts";

/** Why an exchange's router, a pool or a token reverted. */
export type ExchangeErrorCode =
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
  readonly code: ExchangeErrorCode;

  constructor(code: ExchangeErrorCode) {
    super(`The exchange would refuse the swap: ${code}`);
    this.code = code;
  }
}

/** Explains what exchanges and tokens say. */
export type ExchangeReasons = ContractReasons<ExchangeErrorCode>;

/** Adds the reasons of exchanges to those of all errors. The swap does it when it opens: other pages call no exchange. */
export function explainExchanges(added: ExchangeReasons): void {
  explainContract(added);
}
