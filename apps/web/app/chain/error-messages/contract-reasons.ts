import type { MessageDescriptor } from "@lingui/core";
import type { ExchangeErrorCode } from "./exchange-error.ts";
import type { VaultErrorCode } from "./vault-error.ts";

/** Why a contract other than the plan reverted. */
export type RevertCode = ExchangeErrorCode | VaultErrorCode;

/** An error as a node or a wallet reports it. */
export interface RevertReport {
  readonly data: unknown;
  readonly message: string;
}

/** Revert data that a wallet only includes in a message. */
export function revertDataIn(message: string): readonly string[] {
  return message.match(/\b0x(?:[0-9a-f]{2}){4,}\b/gi) ?? [];
}

/** Explains what contracts other than the plan revert with. */
export interface ContractReasons<Code extends RevertCode> {
  /** Null for what these contracts do not say. */
  toCode(report: RevertReport): Code | null;
  readonly messages: Readonly<Record<Code, MessageDescriptor>>;
}

interface Explanation {
  toCode(report: RevertReport): RevertCode | null;
  readonly messages: Readonly<Record<string, MessageDescriptor>>;
}

/** The first one that knows a reason explains it. */
let explanations: readonly Explanation[] = [];

/**
 * Adds the reasons of a contract to those of all errors, before those added earlier: tokens say the same to exchanges and to vaults. A
 * screen does it when it opens; other pages do not call the contract.
 */
export function explainContract(added: Explanation): void {
  explanations = [added, ...explanations.filter((known) => known !== added)];
}

/** Why a contract reverted; null for any other error, and on pages that do not call it. */
export function toContractCode(report: RevertReport): RevertCode | null {
  for (const explanation of explanations) {
    const code = explanation.toCode(report);
    if (code !== null) return code;
  }
  return null;
}

/** What a code of a contract means for the member. */
export function revertMessage(code: string): MessageDescriptor | undefined {
  for (const { messages } of explanations) if (messages[code] !== undefined) return messages[code];
  return undefined;
}
