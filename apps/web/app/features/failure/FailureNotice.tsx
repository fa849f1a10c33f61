import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { toFailure } from "../../chain/error-messages/failure.ts";
import { failureMessage } from "../../chain/error-messages/failure-message.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice, type Tone } from "../../ui/primitives/Notice.tsx";

interface FailureNoticeProps {
  readonly title: ReactNode;
  readonly error: Error | null;
  readonly tone?: Tone;
  retry(): void;
}

/** In place of figures that can't be read: the reason, what to do, and a button to retry. */
export function FailureNotice({ title, error, tone = "danger", retry }: FailureNoticeProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone={tone}
      live
      title={title}
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failureMessage(toFailure(error), i18n)}
    </Notice>
  );
}
