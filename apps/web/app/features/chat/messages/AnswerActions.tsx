import { useLingui } from "@lingui/react/macro";
import { Check, Copy, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { chatStore } from "../conversation/browser-chat.ts";
import type { Answer, Rating } from "../conversation/chat-state.ts";

/** Copies and rates a reply. The result shows next to the buttons, because toasts are behind the panel on phones. */
export function AnswerActions({ answer: { id, content, rating } }: { readonly answer: Answer }) {
  const { t } = useLingui();
  const [said, setSaid] = useState<{ text: string; isCopied?: boolean }>({ text: "" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setSaid({ text: t`Copied`, isCopied: true });
    } catch {
      setSaid({ text: t`Your browser blocked copying. Select the text and copy it.` });
    }
  };
  const rate = async (chosen: Rating) => {
    try {
      await chatStore.rate(id, chosen === rating ? null : chosen);
      setSaid({ text: chosen === rating ? t`Rating removed.` : t`Thank you for the rating.` });
    } catch {
      setSaid({ text: t`The rating was not saved. Try again.` });
    }
  };
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-0.5">
      <IconButton
        Icon={said.isCopied ? Check : Copy}
        label={t`Copy the answer`}
        size="small"
        onClick={() => void copy()}
      />
      <IconButton
        Icon={ThumbsUp}
        label={t`Helpful`}
        size="small"
        isPressed={rating === "up"}
        onClick={() => void rate("up")}
      />
      <IconButton
        Icon={ThumbsDown}
        label={t`Not helpful`}
        size="small"
        isPressed={rating === "down"}
        onClick={() => void rate("down")}
      />
      <span role="status" className="ps-1 text-quiet text-sm">
        {said.text}
      </span>
    </div>
  );
}
