import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../../brand/brand.ts";
import { chatStore } from "../conversation/browser-chat.ts";
import { AssistantRow } from "./AssistantRow.tsx";
import { QuestionButtons } from "./QuestionButtons.tsx";

/** Greets the person and invites questions, with examples as long as there is no message. */
export function Welcome({ isNew }: { readonly isNew: boolean }) {
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
