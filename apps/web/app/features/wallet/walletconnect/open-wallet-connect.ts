import { SignClient } from "@walletconnect/sign-client";
import type { Chain } from "viem";
import { brand } from "../../../brand/brand.ts";
import { announceWallet } from "../page-wallets/announce-wallet.ts";
import { walletConnectId } from "../page-wallets/page-wallet-ids.ts";
import { createSessionWallet, type SessionWallet } from "./session-wallet.ts";

/** A phone, not WalletConnect's mark. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%233c7a4a' stroke-width='1.5'%3E%3Crect x='7' y='2.5' width='10' height='19' rx='2'/%3E%3Cpath d='M11 18.5h2'/%3E%3C/svg%3E";

let opening: Promise<SessionWallet> | null = null;

/** Loads the open sessions, and announces the wallet to wagmi. Once per page; after a failure it can be tried again. */
export function openWalletConnect(projectId: string, chain: Chain): Promise<SessionWallet> {
  opening ??= open(projectId, chain).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(projectId: string, chain: Chain): Promise<SessionWallet> {
  const { origin } = window.location;
  const client = await SignClient.init({
    projectId,
    telemetryEnabled: false,
    metadata: {
      name: brand.name,
      description: brand.titleSuffix,
      url: origin,
      icons: [`${origin}/icon-192.png`],
    },
  });
  const wallet = createSessionWallet(client, chain);
  announceWallet({ rdns: walletConnectId, name: "WalletConnect", icon }, wallet.provider);
  return wallet;
}
