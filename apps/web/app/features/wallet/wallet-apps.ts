/** A wallet app for phones, with the link that opens a page in its browser. */
export interface WalletApp {
  readonly name: string;
  readonly url: string;
}

/** Polygon's coin type (SLIP-44), by which Trust Wallet chooses the network. */
const polygonCoin = 966;

/** The common wallet apps, each with its documented link to open `page`, an absolute URL. */
export function walletApps(page: string): WalletApp[] {
  const encoded = encodeURIComponent(page);
  return [
    // MetaMask takes the page without its protocol.
    { name: "MetaMask", url: `https://metamask.app.link/dapp/${page.replace(/^https?:\/\//, "")}` },
    {
      name: "Trust Wallet",
      url: `https://link.trustwallet.com/open_url?coin_id=${polygonCoin}&url=${encoded}`,
    },
    { name: "Coinbase Wallet", url: `https://go.cb-w.com/dapp?cb_url=${encoded}` },
  ];
}
