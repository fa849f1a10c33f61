import { Trans } from "@lingui/react/macro";
import { chatStore } from "../conversation/browser-chat.ts";
import type { Answer as AnswerMessage } from "../conversation/chat-state.ts";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { AnswerActions } from "./AnswerActions.tsx";
import { AssistantRow } from "./AssistantRow.tsx";
import { QuestionButtons } from "./QuestionButtons.tsx";
import { Sources } from "./Sources.tsx";

interface AnswerProps {
  readonly answer: AnswerMessage;
  /** Only the last reply suggests other questions. */
  readonly isLast: boolean;
  readonly hosts: readonly string[];
}

/** A complete reply, with its sources and what can be done with it. */
export function Answer({ answer, isLast, hosts }: AnswerProps) {
  const { content, sources, suggestions } = answer;
  return (
    <AssistantRow>
      <MarkdownText text={content} hosts={hosts} />
      <Sources sources={sources} hosts={hosts} />
      {isLast && suggestions.length > 0 && (
        <QuestionButtons label={<Trans>Did you mean:</Trans>} questions={suggestions} ask={chatStore.send} />
      )}
      <AnswerActions answer={answer} />
    </AssistantRow>
  );
}
