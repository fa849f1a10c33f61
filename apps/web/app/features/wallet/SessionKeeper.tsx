import { useEffect } from "react";
import { isAddressEqual } from "viem";
import { logoutHere, refreshUserHere } from "../session/browser-session-actions.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { useKeepAlive } from "../session/use-keep-alive.ts";
import { useWallet } from "./use-wallet.ts";

let refreshed: string | null = null;

/**
 * Updates the member once per session, keeps the session alive while it is used, and ends it when the wallet switches to
 * another account.
 */
export function SessionKeeper({ token }: { readonly token: string }) {
  const member = useMember();
  const wallet = useWallet();
  useKeepAlive();

  useEffect(() => {
    if (refreshed === token) return;
    refreshed = token;
    // A failure ends the session, and the guard redirects to the login page.
    refreshUserHere().catch(() => {});
  }, [token]);

  const address = wallet.status === "connected" ? wallet.address : null;
  const other = address !== null && !isSame(address, member.wallet);
  useEffect(() => {
    if (other) void logoutHere("account-changed");
  }, [other]);

  return null;
}

function isSame(a: `0x${string}`, b: string): boolean {
  return b.startsWith("0x") && isAddressEqual(a, `0x${b.slice(2)}`);
}
