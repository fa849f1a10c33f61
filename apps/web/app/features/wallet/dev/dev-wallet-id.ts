/** The name under which the dev wallet announces itself (EIP-6963); the list of wallets gives it a place of its own. */
export const devWalletId = "dev.canopy.wallet";
