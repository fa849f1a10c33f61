import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { msg } from "@lingui/core/macro";
import { decodeErrorResult, type Hex, isHex } from "viem";
import { type ContractReasons, type RevertReport, revertDataIn } from "./contract-reasons.ts";
import type { VaultErrorCode } from "./vault-error.ts";

/** Errors of the vault and of what it calls, by name. */
const names: Readonly<Record<string, VaultErrorCode>> = {
  OnlyOwner: "VAULT_NOT_OWNER",
  Stopped: "VAULT_STOPPED",
  NoRule: "VAULT_NO_RULE",
  NotDue: "VAULT_NOT_DUE",
  Expired: "VAULT_EXPIRED",
  NotTriggered: "VAULT_NOT_TRIGGERED",
  PriceStale: "VAULT_PRICE_STALE",
  PriceJumped: "VAULT_PRICE_JUMPED",
  TooLittle: "VAULT_TOO_LITTLE",
  TooMuchSpent: "VAULT_TOO_MUCH_SPENT",
  TooMuchLost: "VAULT_TOO_MUCH_LOST",
  Received: "VAULT_PRICE_TOO_LOW",
  Taken: "VAULT_PRICE_TOO_LOW",
  BadRule: "VAULT_BAD_RULE",
  TooManyRules: "VAULT_TOO_MANY_RULES",
};

/** Errors that the vault's ABI lacks, by selector: of solady's clones and tokens, of OpenZeppelin's tokens. */
const selectors: Readonly<Record<string, VaultErrorCode>> = {
  // DeploymentFailed()
  "0x30116425": "VAULT_EXISTS",
  // TransferFailed(), ETHTransferFailed()
  "0x90b8ec18": "VAULT_TOKEN_REFUSED",
  "0xb12d13eb": "VAULT_POL_REFUSED",
  // ERC20InsufficientBalance(address,uint256,uint256), InsufficientBalance()
  "0xe450d38c": "VAULT_TOKEN_SHORT",
  "0xf4d678b8": "VAULT_TOKEN_SHORT",
  // EnforcedPause()
  "0xd93c0665": "VAULT_TOKEN_REFUSED",
};

/** Reasons of routers, pools and tokens. */
const reasons: readonly (readonly [RegExp, VaultErrorCode])[] = [
  [/^too little received/i, "VAULT_PRICE_TOO_LOW"],
  [/(exceeds|insufficient)[ -]balance\b/i, "VAULT_TOKEN_SHORT"],
  [/\bpaused\b|pausable|(black|block|deny)[ -]?list|\b(blocked|frozen)\b/i, "VAULT_TOKEN_REFUSED"],
];

function toCode({ data, message }: RevertReport): VaultErrorCode | null {
  for (const candidate of [data, ...revertDataIn(message)]) {
    const code = isHex(candidate) && candidate.length >= 10 ? codeByData(candidate) : null;
    if (code !== null) return code;
  }
  const reason = /\brevert(?:ed)?(?: with reason(?: string)?)?:? ['"]?(.+?)['"]?\.?$/im.exec(message)?.[1];
  return reason === undefined ? null : codeByReason(reason);
}

/** `Error(string)`. */
const reasonSelector = "0x08c379a0";

function codeByData(data: Hex): VaultErrorCode | null {
  const selector = data.slice(0, 10).toLowerCase();
  const known = selectors[selector];
  if (known !== undefined) return known;
  try {
    if (selector === reasonSelector) {
      return codeByReason(String(decodeErrorResult({ abi: [], data }).args?.[0]));
    }
    return names[decodeErrorResult({ abi: vaultAbi, data }).errorName] ?? null;
  } catch {
    return null;
  }
}

function codeByReason(reason: string): VaultErrorCode | null {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
}

/** The reasons of vaults, for `explainContract`. */
export const vaultReasons: ContractReasons<VaultErrorCode> = {
  toCode,
  messages: {
    VAULT_NOT_OWNER: msg`Only the wallet that created this vault can do that. Switch to it in your wallet.`,
    VAULT_EXISTS: msg`This wallet already has a vault. Reload the page to see it.`,
    VAULT_STOPPED: msg`You have stopped all rules of this vault. Start them again first.`,
    VAULT_NO_RULE: msg`This rule no longer exists: it ended or was removed. Set a new one if you need it.`,
    VAULT_NOT_DUE: msg`It is not this rule's time yet. Wait until it is due.`,
    VAULT_EXPIRED: msg`This rule has expired. Set a later end, or remove it.`,
    VAULT_NOT_TRIGGERED: msg`The price does not meet this rule's condition now. Wait, or change the condition.`,
    VAULT_PRICE_STALE: msg`A price feed has no valid price now. Rules wait for the next one; withdrawals do not.`,
    VAULT_PRICE_JUMPED: msg`The price is more than 20% away from the rule's last trade. Look at it, then accept the new price.`,
    VAULT_TOO_LITTLE: msg`The vault holds less than one dollar of what this rule sells. Deposit more.`,
    VAULT_TOO_MUCH_SPENT: msg`This trade would exceed your vault's daily spending limit. Wait, or raise the limit.`,
    VAULT_TOO_MUCH_LOST: msg`This trade would exceed your vault's daily loss limit, measured against the price feeds. Wait, or raise the limit.`,
    VAULT_PRICE_TOO_LOW: msg`The pools pay less than this rule accepts. Wait for a better price, or allow more slippage.`,
    VAULT_BAD_RULE: msg`The vault does not accept a number of this rule. Check amounts, prices and times.`,
    VAULT_TOO_MANY_RULES: msg`A vault has room for 32 rules. Remove one first.`,
    VAULT_TOKEN_REFUSED: msg`The token's contract refused the transfer. Try the other tokens alone, or ask the token's issuer.`,
    VAULT_TOKEN_SHORT: msg`The balance is lower than that. Enter a smaller amount.`,
    VAULT_POL_REFUSED: msg`Your wallet did not accept the POL, or the vault holds less. Enter a smaller amount, or use a wallet that can receive POL.`,
  },
};
