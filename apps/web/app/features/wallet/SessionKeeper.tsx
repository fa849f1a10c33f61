import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAddressEqual } from "viem";
import { type SeatMove, seatMoveKey } from "../../chain/read-seat-move.ts";
import { logoutHere, refreshUserHere } from "../session/browser-session-actions.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { acceptPath } from "../session/offered-seat.ts";
import { useKeepAlive } from "../session/use-keep-alive.ts";
import { useWallet } from "./use-wallet.ts";

let refreshed: string | null = null;

/**
 * Updates the member once per session, keeps the session alive while it is used, and ends it when the wallet switches to
 * another account. If the seat is being moved to that account, opens the page that accepts it instead.
 */
export function SessionKeeper({ token }: { readonly token: string }) {
  const member = useMember();
  const wallet = useWallet();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useKeepAlive();

  useEffect(() => {
    if (refreshed === token) return;
    refreshed = token;
    // A failure ends the session, and the guard redirects to the login page.
    refreshUserHere().catch(() => {});
  }, [token]);

  const address = wallet.status === "connected" ? wallet.address : null;
  const other = address !== null && !isSame(address, member.wallet) ? address : null;
  const { id, username } = member;
  useEffect(() => {
    if (other === null) return;
    // Known once the member has opened the page that shows the move.
    const offeredTo = queries.getQueryData<SeatMove>(seatMoveKey(id))?.offeredTo ?? null;
    if (offeredTo !== null && isAddressEqual(offeredTo, other)) void navigate(acceptPath(username));
    else void logoutHere("account-changed");
  }, [other, id, username, queries, navigate]);

  return null;
}

function isSame(a: `0x${string}`, b: string): boolean {
  return b.startsWith("0x") && isAddressEqual(a, `0x${b.slice(2)}`);
}
