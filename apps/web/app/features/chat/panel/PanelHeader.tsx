import { Trans, useLingui } from "@lingui/react/macro";
import { MessagesSquare, SquarePen, X } from "lucide-react";
import { Mark } from "../../../ui/primitives/Mark.tsx";
import { IconButton } from "../controls/IconButton.tsx";

export const PANEL_TITLE_ID = "chat-title";
export type PanelView = "chat" | "conversations" | "ticket";

interface PanelHeaderProps {
  readonly view: PanelView;
  setView(view: PanelView): void;
  startNew(): void;
  close(): void;
}

export function PanelHeader({ view, setView, startNew, close }: PanelHeaderProps) {
  const { t } = useLingui();
  const isList = view === "conversations";
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-1 border-line border-b ps-4 pe-2">
      <span className="text-leaf">
        <Mark size={22} />
      </span>
      <h2 id={PANEL_TITLE_ID} className="min-w-0 grow ps-2 font-display text-xl">
        <Trans>AI Support</Trans>
      </h2>
      <IconButton Icon={SquarePen} label={t`New conversation`} onClick={startNew} />
      <IconButton
        Icon={MessagesSquare}
        label={t`Earlier conversations`}
        isPressed={isList}
        onClick={() => setView(isList ? "chat" : "conversations")}
      />
      <IconButton Icon={X} label={t`Close the chat`} onClick={close} />
    </div>
  );
}
