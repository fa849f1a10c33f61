import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { chatStore } from "../conversation/browser-chat.ts";
import type { ChatState, ChatSummary } from "../conversation/chat-state.ts";
import { textDirection } from "../markdown/text-direction.ts";
import { ConfirmDelete } from "./ConfirmDelete.tsx";
import { ViewHeading } from "./ViewHeading.tsx";

interface ConversationListProps {
  readonly chat: ChatState;
  goBack(): void;
}

/** What is to be deleted: a conversation by its id, or all. */
type Chosen = { readonly id?: string };

/** Earlier conversations: continues or deletes them. */
export function ConversationList({ chat, goBack }: ConversationListProps) {
  const { conversations, conversation } = chat;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const remove = async ({ id }: Chosen) => {
    setFailed(false);
    try {
      await chatStore.remove(id);
      setChosen(null);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="min-h-0 grow space-y-4 overflow-y-auto overscroll-contain px-4 py-4">
      <ViewHeading goBack={goBack}>
        <Trans>Earlier conversations</Trans>
      </ViewHeading>
      {hasFailed && (
        <Notice tone="danger" live>
          <Trans>The conversation was not deleted. Try again.</Trans>
        </Notice>
      )}
      {conversations.length === 0 && (
        <p className="text-note text-quiet">
          <Trans>There is no conversation yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {conversations.map((summary) => (
          <li key={summary.id} className="py-1">
            {chosen?.id === summary.id ? (
              <ConfirmDelete
                question={<Trans>Delete this conversation?</Trans>}
                confirm={() => remove(chosen)}
                keep={() => setChosen(null)}
              />
            ) : (
              <Row
                summary={summary}
                isOpen={summary.id === conversation}
                open={() => {
                  chatStore.open(summary.id);
                  goBack();
                }}
                askToDelete={() => setChosen({ id: summary.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {conversations.length > 1 &&
        (chosen !== null && chosen.id === undefined ? (
          <ConfirmDelete
            question={<Trans>Delete all conversations?</Trans>}
            confirm={() => remove(chosen)}
            keep={() => setChosen(null)}
          />
        ) : (
          <Button variant="danger" size="small" onClick={() => setChosen({})}>
            <Trans>Delete all</Trans>
          </Button>
        ))}
    </div>
  );
}

interface RowProps {
  readonly summary: ChatSummary;
  readonly isOpen: boolean;
  open(): void;
  askToDelete(): void;
}

function Row({ summary: { title, at }, isOpen, open, askToDelete }: RowProps) {
  const { t } = useLingui();
  const moment = formatMoment(new Date(at), useLocale());
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={open}
        aria-current={isOpen || undefined}
        className="min-w-0 grow rounded-md px-2 py-2 text-start text-note transition-colors hover:bg-leaf-wash aria-[current=true]:text-leaf-deep"
      >
        <span className="line-clamp-2 break-words font-[550]">
          <bdi {...textDirection(title)}>{title}</bdi>
        </span>
        <span className="block text-label text-quiet">{moment}</span>
      </button>
      <IconButton Icon={Trash2} label={t`Delete: ${title}`} onClick={askToDelete} />
    </div>
  );
}
