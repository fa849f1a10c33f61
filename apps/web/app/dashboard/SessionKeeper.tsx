import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAddressEqual } from "viem";
import { logoutHere, refreshUserHere } from "../session/browser-session-actions.ts";
import { endedState } from "../session/ended.ts";
import { useLocalizedPath } from "../ui/LocaleLink.tsx";
import { useWallet } from "../wallet/use-wallet.ts";
import { useMember } from "./MemberProvider.tsx";

let refreshed: string | null = null;

/** Brings the member up to date once per session, and ends the session when the wallet goes to another account. */
export function SessionKeeper({ token }: { readonly token: string }) {
  const member = useMember();
  const wallet = useWallet();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  const loginPath = localized("/login");

  useEffect(() => {
    if (refreshed === token) return;
    refreshed = token;
    // A failure has ended the session by then, and the guard has led to the sign-in page.
    refreshUserHere().catch(() => {});
  }, [token]);

  const address = wallet.status === "connected" ? wallet.address : null;
  const other = address !== null && !isSame(address, member.wallet);
  useEffect(() => {
    if (!other) return;
    void logoutHere();
    void navigate(loginPath, { replace: true, state: endedState("account-changed") });
  }, [other, navigate, loginPath]);

  return null;
}

function isSame(a: `0x${string}`, b: string): boolean {
  return b.startsWith("0x") && isAddressEqual(a, `0x${b.slice(2)}`);
}
