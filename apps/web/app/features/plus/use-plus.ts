import { useEffect } from "react";
import { useOverview } from "../overview/use-overview.ts";
import { sessionStore } from "../session/browser-session.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { type PlusState, toPlusState } from "./plus-state.ts";

/** Whether the signed-in member is in Plus, by the contract. Render it inside `PlusScreen`. */
export function usePlus(): { state: PlusState; query: ReturnType<typeof useOverview> } {
  const member = useMember();
  const query = useOverview(member);
  const state = toPlusState(query, member.inPlus);
  const hasJoined = state.status === "member" && !member.inPlus;
  useEffect(() => {
    // The stored user is as old as the session. A seat is never given back, so nothing has to be patched the other way.
    if (hasJoined) sessionStore.patchUser({ inPlus: true });
  }, [hasJoined]);
  return { state, query };
}
