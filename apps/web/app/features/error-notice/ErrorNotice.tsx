import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classifyError } from "../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice, type Tone } from "../../ui/primitives/Notice.tsx";

interface ErrorNoticeProps {
  readonly title: ReactNode;
  readonly error: Error | null;
  readonly tone?: Tone;
  retry(): void;
}

/** In place of figures that can't be read: the reason, what to do, and a button to retry. */
export function ErrorNotice({ title, error, tone = "danger", retry }: ErrorNoticeProps) {
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
      {errorMessage(classifyError(error), i18n)}
    </Notice>
  );
}
