import { useEffect, useRef, useState } from "react";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { chatStore } from "../conversation/browser-chat.ts";
import { useChat } from "../conversation/use-chat.ts";
import { useChatSettings } from "../conversation/use-chat-settings.ts";
import { Conversation } from "../messages/Conversation.tsx";
import { Composer } from "./Composer.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { PanelFooter } from "./PanelFooter.tsx";
import { PanelFrame } from "./PanelFrame.tsx";
import { PanelHeader, type PanelView } from "./PanelHeader.tsx";
import { TicketForm } from "./TicketForm.tsx";

interface ChatPanelProps {
  close(): void;
}

export const ChatPanel = withMessages(["chat", "errors"], Panel);

function Panel({ close }: ChatPanelProps) {
  const chat = useChat();
  const settings = useChatSettings();
  const [view, setView] = useState<PanelView>("chat");
  const field = useRef<HTMLTextAreaElement>(null);
  const wasAway = useRef(false);
  const goBack = () => setView("chat");
  useEffect(() => {
    if (view === "chat" && wasAway.current) field.current?.focus();
    wasAway.current = view !== "chat";
  }, [view]);
  return (
    <PanelFrame close={close} initialFocus={field}>
      <PanelHeader
        view={view}
        setView={setView}
        close={close}
        startNew={() => {
          chatStore.startNew();
          goBack();
          field.current?.focus();
        }}
      />
      {view === "conversations" && <ConversationList chat={chat} goBack={goBack} />}
      {view === "ticket" && <TicketForm chat={chat} goBack={goBack} />}
      {/* Stays mounted, so that what was typed is still there. */}
      <div hidden={view !== "chat"} className="flex min-h-0 grow flex-col [&[hidden]]:hidden">
        <Conversation chat={chat} settings={settings} field={field} />
        <Composer chat={chat} field={field} />
        <PanelFooter hasConversation={chat.conversation !== null} openTicket={() => setView("ticket")} />
      </div>
    </PanelFrame>
  );
}
