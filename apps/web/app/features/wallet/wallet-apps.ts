/** A link that opens a wallet app on this phone. */
export interface WalletApp {
  readonly name: string;
  readonly url: string;
}

/** Polygon's coin type (SLIP-44), by which Trust Wallet chooses the network. */
const polygonCoin = 966;

/**
 * The common wallet apps, each with its link to open `page`, an absolute URL, in its own browser.
 *
 * The formats are those of `wallet-book-fallbacks.js` in @dynamic-labs/wallet-book 5.8.1; @coinbase/wallet-sdk 3.9.3 has the same
 * parameter for Coinbase Wallet, which is called Base now.
 */
export function walletApps(page: string): WalletApp[] {
  const encoded = encodeURIComponent(page);
  return [
    // MetaMask takes the page without its protocol.
    { name: "MetaMask", url: `https://metamask.app.link/dapp/${page.replace(/^https?:\/\//, "")}` },
    {
      name: "Trust Wallet",
      url: `https://link.trustwallet.com/open_url?coin_id=${polygonCoin}&url=${encoded}`,
    },
    { name: "Base (Coinbase Wallet)", url: `https://go.base.app/dapp?cb_url=${encoded}` },
  ];
}
