import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef } from "react";
import { chatStore } from "../conversation/browser-chat.ts";
import { type ChatState, isAnswer, isInterrupted } from "../conversation/chat-state.ts";
import type { ChatSettings } from "../conversation/use-chat-settings.ts";
import { Answer } from "./Answer.tsx";
import { ArrivingAnswer } from "./ArrivingAnswer.tsx";
import { InterruptedAnswer } from "./InterruptedAnswer.tsx";
import { UserText } from "./UserText.tsx";
import { useScrollToEnd } from "./use-scroll-to-end.ts";
import { Welcome } from "./Welcome.tsx";

interface ConversationProps {
  readonly chat: ChatState;
  readonly settings: ChatSettings;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The messages. Complete ones are in the live region, which therefore announces a reply once and not as it arrives. */
export function Conversation({ chat, settings, field }: ConversationProps) {
  const { t } = useLingui();
  const { phase, messages, partial, user } = chat;
  const { hosts, keepDays } = settings;
  const area = useRef<HTMLElement>(null);
  useScrollToEnd(area, `${messages.length} ${phase} ${partial.length}`);
  useKeptFocus(area, field, phase === "sending");
  const isLoading = phase === "loading" || user === null;
  const last = messages.length - 1;
  return (
    <section
      ref={area}
      aria-label={t`Conversation`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 text-note focus-visible:-outline-offset-2"
    >
      {/* What was said before is not news. */}
      <div role="log" aria-live={isLoading ? "off" : "polite"} className="space-y-5">
        <Welcome isNew={messages.length === 0 && !isLoading} keepDays={keepDays} />
        {messages.map((message, index) => {
          if (message.role === "user") return <UserText key={message.key} text={message.content} />;
          const isLast = index === last && phase === "idle";
          if (isAnswer(message))
            return <Answer key={message.key} answer={message} isLast={isLast} hosts={hosts} />;
          return isInterrupted(message) ? (
            <InterruptedAnswer
              key={message.key}
              bubble={message}
              hosts={hosts}
              retry={isLast ? chatStore.retry : null}
            />
          ) : null;
        })}
      </div>
      {(phase === "sending" || isLoading) && (
        <ArrivingAnswer text={partial} hosts={hosts} stop={isLoading ? null : chatStore.stop} />
      )}
    </section>
  );
}

/** A disabled text area loses the focus, and gets it back when the reply is there, unless a finger would open the keyboard. */
function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  isSending: boolean,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches("dialog");
    if (isSending && !wasSending.current && (isLost || isDisabled(activeElement)))
      area.current?.closest("dialog")?.focus({ preventScroll: true });
    if (!isSending && wasSending.current && isLost && !window.matchMedia("(pointer: coarse)").matches)
      field.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [area, field, isSending]);
}

function isDisabled(element: Element | null): boolean {
  return element?.matches(":disabled") ?? false;
}
