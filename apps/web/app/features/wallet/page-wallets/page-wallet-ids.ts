/** The EIP-6963 ids of this page's own wallets, which have their own places in the list. */
export const devWalletId = "dev.canopy.wallet";
export const walletConnectId = "org.walletconnect";
