import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WalletErrorCode } from "./classify-error.ts";

/** The messages of errors of a wallet and of the node that it uses. */
export const walletErrorMessages: Readonly<Record<WalletErrorCode, MessageDescriptor>> = {
  USER_REJECTED: msg`You declined the request in your wallet. Nothing was sent. Try again when you're ready.`,
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
};
