import { BaseError } from "viem";

/**
 * Why a node refused a transaction: it has it already; another with its nonce offers as much; the account cannot pay; its
 * nonce or its offer belongs to a moment that has passed.
 */
export type Refusal = "known" | "underpriced" | "short" | "outdated";

/** The words of geth, Bor, Erigon and anvil. */
const words: readonly (readonly [RegExp, Refusal])[] = [
  [/already known|already imported/i, "known"],
  [/underpriced/i, "underpriced"],
  [/insufficient funds|exceeds transaction sender account balance/i, "short"],
  [/nonce too low|less than block base fee|outdated/i, "outdated"],
];

/** Null when the node did not refuse: it is away, or said something else. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof BaseError)) return null;
  const said = `${error.details} ${error.shortMessage}`;
  return words.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
