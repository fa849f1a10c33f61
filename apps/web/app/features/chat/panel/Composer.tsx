import { QUESTION_LENGTH } from "@canopy/shared/api/chat";
import { useLingui } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { chatStore } from "../conversation/browser-chat.ts";
import type { ChatState } from "../conversation/chat-state.ts";
import { textDirection } from "../markdown/text-direction.ts";
import { useAutoHeight } from "./use-auto-height.ts";

interface ComposerProps {
  readonly chat: ChatState;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The text area and its button. Enter sends, Shift+Enter starts a new line. */
export function Composer({ chat: { phase, user }, field }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const height = useAutoHeight(field);
  const isSending = phase === "sending";
  const isReady = phase === "idle" && user !== null;
  const send = () => {
    if (!chatStore.send(text)) return;
    setText("");
    height.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter can also end what an input method composes.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      action={send}
      className="mx-4 mt-1 mb-2 flex shrink-0 items-end gap-2 rounded-lg border border-edge bg-paper p-1 transition-colors hover:border-leaf has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-leaf"
    >
      <textarea
        ref={field}
        aria-label={t`Your question`}
        placeholder={t`Ask a question`}
        rows={1}
        maxLength={QUESTION_LENGTH}
        enterKeyHint="send"
        disabled={isSending}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          height.fitSoon();
        }}
        onKeyDown={onKeyDown}
        {...(text.trim() !== "" && textDirection(text))}
        className="h-[35px] min-w-0 grow resize-none rounded-md bg-transparent px-2.5 py-1.5 text-[16px] leading-[23px] outline-none placeholder:text-quiet disabled:text-quiet"
      />
      <button
        type="submit"
        aria-label={t`Send`}
        title={t`Send`}
        disabled={!isReady || text.trim() === ""}
        className="grid size-[35px] shrink-0 place-items-center rounded-md bg-leaf text-on-leaf transition-colors hover:bg-leaf-deep disabled:bg-line disabled:text-quiet forced-colors:border"
      >
        <ArrowUp size={19} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </form>
  );
}
