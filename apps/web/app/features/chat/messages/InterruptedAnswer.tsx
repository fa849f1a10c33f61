import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/primitives/Button.tsx";
import { ToneIcon } from "../../../ui/primitives/Notice.tsx";
import { chatErrorMessage } from "../conversation/chat-error-message.ts";
import type { Interrupted } from "../conversation/chat-state.ts";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { AssistantRow } from "./AssistantRow.tsx";

interface InterruptedAnswerProps {
  readonly bubble: Interrupted;
  readonly hosts: readonly string[];
  /** Null when something else was said since. */
  readonly retry: (() => void) | null;
}

/** An error in place of a reply, or what had arrived of one when the person stopped it. */
export function InterruptedAnswer({ bubble, hosts, retry }: InterruptedAnswerProps) {
  const { cause, content, error } = bubble;
  const { i18n } = useLingui();
  return (
    <AssistantRow>
      {content !== "" && <MarkdownText text={content} hosts={hosts} />}
      {cause === "stopped" ? (
        <p className="text-quiet">
          <Trans>You stopped this answer. It is not saved.</Trans>
        </p>
      ) : (
        <div
          data-error=""
          className="flex gap-2.5 rounded-lg bg-clay-wash px-3.5 py-2.5 forced-colors:border"
        >
          <ToneIcon tone="danger" />
          <p className="min-w-0 break-words">{chatErrorMessage(error, cause, i18n)}</p>
        </div>
      )}
      {retry !== null && (
        <Button variant="secondary" size="small" onClick={retry}>
          <RotateCcw size={15} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Retry</Trans>
        </Button>
      )}
    </AssistantRow>
  );
}
