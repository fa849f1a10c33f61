export interface Brand {
  name: string;
  kind: "wallet" | "exchange";
}

/** Wallets with EIP-6963 and exchanges that list POL, as names without logos. */
export const brands: readonly Brand[] = [
  { name: "MetaMask", kind: "wallet" },
  { name: "Coinbase", kind: "exchange" },
  { name: "Rabby", kind: "wallet" },
  { name: "Kraken", kind: "exchange" },
  { name: "Trust Wallet", kind: "wallet" },
  { name: "Binance", kind: "exchange" },
  { name: "Rainbow", kind: "wallet" },
];
