import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApiError } from "../api/api-error.ts";
import { apiErrorMessage, catalogueMessage } from "../api/error-message.ts";
import type { ExchangeFailureCode } from "./exchange/exchange-failure.ts";
import type { Failure, WalletFailureCode } from "./failure.ts";

/** What happened and what to do next, in the page's language. */
export function failureMessage(failure: Failure, i18n: I18n): string {
  switch (failure.code) {
    case "PLAN":
      return catalogueMessage(failure.name, i18n);
    case "API":
      return apiMessage(failure.error, i18n);
    case "UNKNOWN":
      return i18n._(unknownMessage);
    default:
      return i18n._(messages[failure.code]);
  }
}

function apiMessage(error: ApiError, i18n: I18n): string {
  const message = apiErrorMessage(error, i18n);
  if (message !== null) return message;
  return i18n.locale === "fa" ? i18n._(unknownMessage) : error.message;
}

const unknownMessage = msg`Something went wrong. Nothing was sent unless your wallet shows it. Try again. If it happens again, tell support what you did.`;

const messages: Readonly<Record<WalletFailureCode | ExchangeFailureCode, MessageDescriptor>> = {
  USER_REJECTED: msg`You declined in your wallet. Nothing was sent. Try again when you're ready.`,
  REQUEST_ALREADY_OPEN: msg`Your wallet already shows a request. Open it, answer that one, then try again.`,
  CHAIN_NOT_CONFIGURED: msg`Your wallet does not know this chain. Add it in the wallet, or choose another wallet.`,
  NO_CHAINS: msg`This wallet has no chains. Choose another wallet.`,
  WALLET_GONE: msg`This wallet stopped answering. Check that it is installed and enabled, then reload the page.`,
  WALLET_DISCONNECTED: msg`Your wallet is disconnected. Connect it again to continue.`,
  WALLET_LOCKED: msg`The wallet is locked or has not allowed this page. Unlock it, then try again.`,
  WALLET_SILENT: msg`Your wallet has not answered yet. Open it and look for the request, or try again.`,
  WALLET_CANNOT: msg`This wallet can't do that. Choose another wallet.`,
  WRONG_CHAIN: msg`Your wallet is on another chain. Switch it, then try again.`,
  OTHER_ACCOUNT: msg`Your wallet has switched accounts. Switch back, or connect again.`,
  INSUFFICIENT_FUNDS: msg`There is not enough POL in this wallet for the payment and the network fee. Add some, then try again.`,
  FEE_TOO_LOW: msg`The network fee rose while you were deciding. Try again with the new one.`,
  ALREADY_SENT: msg`Your wallet has sent this transaction already. Wait until it is mined before you send another.`,
  RELAY_UNREACHABLE: msg`WalletConnect is not answering. Check your connection and try again, or choose a wallet in this browser.`,
  NODE_UNREACHABLE: msg`The network node is not answering. Nothing is lost. Try again in a moment.`,
  PRICE_MOVED: msg`The price moved past your limit, so the exchange stopped the swap. Look at the new price, then decide again.`,
  SWAP_EXPIRED: msg`The deadline passed before the swap was mined. Swap again, with a later deadline or a higher network fee.`,
  NO_LIQUIDITY: msg`The pool has no liquidity left at this price. Swap less, or choose another token.`,
  TOKEN_BALANCE_SHORT: msg`This wallet holds less of the token than the swap takes. Enter a smaller amount.`,
  ALLOWANCE_SHORT: msg`The exchange may not take this much of the token. Approve the amount, then swap.`,
  TOKEN_NOT_TAKEN: msg`The exchange could not take the token from this wallet. Check its balance and the approval, then try again.`,
  TOKEN_PAUSED: msg`The token's issuer has paused all transfers. Try again when they are resumed.`,
  TOKEN_BLOCKED: msg`The token's contract has blocked this transfer, usually because an address is on its blacklist. Ask the token's issuer.`,
  TOKEN_REFUSED: msg`The token's contract refused the transfer. Choose another token, or ask the token's issuer.`,
  TOKEN_TAKES_FEE: msg`Less of the token arrived than was sent: it takes a fee on transfers, and the exchange can't swap it. Choose another token.`,
  TOKEN_UNCHECKED: msg`We could not check whether this token takes a fee on transfers, so it can't be swapped here. Choose another token.`,
  POL_NOT_ACCEPTED: msg`This wallet did not accept the POL. Swap to WPOL instead, or use an ordinary wallet.`,
};
