import { BaseError } from "viem";

/**
 * Why a node refused a transaction: it has the transaction already; another one with the nonce has fees as high; the account
 * cannot pay; the nonce or the fees are out of date.
 */
export type NodeError = "known" | "underpriced" | "short" | "outdated";

/** The messages of geth, Bor, Erigon and anvil. */
const messages: readonly (readonly [RegExp, NodeError])[] = [
  [/already known|already imported/i, "known"],
  [/underpriced/i, "underpriced"],
  [/insufficient funds|exceeds transaction sender account balance/i, "short"],
  [/nonce too low|less than block base fee|outdated/i, "outdated"],
];

/** Null when the error is something else, such as a node that does not respond. */
export function toNodeError(error: unknown): NodeError | null {
  if (!(error instanceof BaseError)) return null;
  const message = `${error.details} ${error.shortMessage}`;
  return messages.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
