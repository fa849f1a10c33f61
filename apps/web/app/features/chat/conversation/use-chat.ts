import { useEffect, useSyncExternalStore } from "react";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { useSession } from "../../session/use-session.ts";
import { chatStore } from "./browser-chat.ts";
import type { ChatState } from "./chat-state.ts";
import { readVisitor } from "./chat-user.ts";

/** The chat of the present member or visitor. It opens once the session is known. */
export function useChat(): ChatState {
  const session = useSession();
  const username = session.status === "member" ? session.session.user.username : null;
  useEffect(() => {
    if (session.status !== "unknown") chatStore.enter(username ?? readVisitor(browserStorage));
  }, [session.status, username]);
  return useSyncExternalStore(chatStore.subscribe, chatStore.getSnapshot);
}
