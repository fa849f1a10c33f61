import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../../brand/brand.ts";
import { chatStore } from "../conversation/browser-chat.ts";
import { AssistantRow } from "./AssistantRow.tsx";
import { PrivacyNote } from "./PrivacyNote.tsx";
import { QuestionButtons } from "./QuestionButtons.tsx";

interface WelcomeProps {
  /** Whether there is no message yet, and examples help. */
  readonly isNew: boolean;
  readonly keepDays: number | null;
}

/** Greets the person and invites questions. */
export function Welcome({ isNew, keepDays }: WelcomeProps) {
  const { t } = useLingui();
  const { name } = brand;
  return (
    <AssistantRow>
      <p>
        <Trans>
          Hello! Ask me anything about {name}: joining, the plan, your wallet, or what a figure means. I
          answer from our documents, and say so when they have no answer.
        </Trans>
      </p>
      <PrivacyNote keepDays={keepDays} />
      {isNew && (
        <QuestionButtons
          label={<Trans>For example:</Trans>}
          questions={[t`What does joining cost?`, t`How do I withdraw?`, t`Can I lose money here?`]}
          ask={chatStore.send}
        />
      )}
    </AssistantRow>
  );
}
