import type { Chain } from "viem";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { announceWallet } from "../page-wallets/announce-wallet.ts";
import { devWalletId } from "../page-wallets/page-wallet-ids.ts";
import { chosenDevAccount, toSigner } from "./dev-accounts.ts";
import { createDevProvider } from "./dev-provider.ts";

const leaf =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%233c7a4a' d='M5 19C4 9 10 4 20 4c0 10-5 16-15 15z'/%3E%3C/svg%3E";

let announced = false;

/** Announces the dev wallet by EIP-6963. */
export function announceDevWallet(chain: Chain): void {
  if (announced) return;
  announced = true;
  const provider = createDevProvider(chain, () => {
    const chosen = chosenDevAccount(browserStorage);
    return chosen && toSigner(chosen);
  });
  announceWallet({ name: "Dev wallet", icon: leaf, rdns: devWalletId }, provider);
}
