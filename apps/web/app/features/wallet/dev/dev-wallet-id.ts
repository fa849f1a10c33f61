/** The EIP-6963 id of the dev wallet, which has its own place in the list of wallets. */
export const devWalletId = "dev.canopy.wallet";
