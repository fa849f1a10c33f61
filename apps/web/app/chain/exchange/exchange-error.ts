import type { MessageDescriptor } from "@lingui/core";

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
export interface RevertReport {
  readonly data: unknown;
  readonly message: string;
}

/** Revert data that a wallet only includes in a message. */
export function revertDataIn(message: string): readonly string[] {
  return message.match(/\b0x(?:[0-9a-f]{2}){4,}\b/gi) ?? [];
}

/** Explains what exchanges and tokens say. */
export interface ExchangeReasons {
  toCode(report: RevertReport): ExchangeFailureCode | null;
  readonly messages: Readonly<Record<ExchangeFailureCode, MessageDescriptor>>;
}

let reasons: ExchangeReasons | null = null;

/** Adds the reasons of exchanges to all failures. The swap does it when its code loads: other pages call no exchange. */
export function explainExchanges(added: ExchangeReasons): void {
  reasons = added;
}

/** Why an exchange or a token reverted; null for any other error, and on pages that call no exchange. */
export function toExchangeCode(report: RevertReport): ExchangeFailureCode | null {
  return reasons?.toCode(report) ?? null;
}

/** What a code of an exchange means for the member. */
export function exchangeMessage(code: string): MessageDescriptor | undefined {
  const messages: Readonly<Record<string, MessageDescriptor>> = reasons?.messages ?? {};
  return messages[code];
}
