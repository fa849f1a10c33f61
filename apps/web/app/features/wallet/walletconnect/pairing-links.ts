/**
 * Links that pass the URI of a WalletConnect session to an app. The last one, without a name, is for every other app: the phone
 * chooses.
 *
 * The formats are those of the `walletConnectors` in @rainbow-me/rainbowkit 2.2.11.
 */
export function pairingLinks(uri: string): { readonly name: string | null; readonly url: string }[] {
  const encoded = encodeURIComponent(uri);
  return [
    { name: "MetaMask", url: `https://metamask.app.link/wc?uri=${encoded}` },
    { name: "Trust Wallet", url: `trust://wc?uri=${encoded}` },
    { name: "Rainbow", url: `https://rnbwapp.com/wc?uri=${encoded}` },
    { name: null, url: uri },
  ];
}
