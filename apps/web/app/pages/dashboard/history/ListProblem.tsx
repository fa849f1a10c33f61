import { Trans, useLingui } from "@lingui/react/macro";
import { toFailure } from "../../../chain/failure.ts";
import { failureMessage } from "../../../chain/failure-message.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";

interface ListProblemProps {
  readonly error: Error;
  retry(): void;
}

/** Why the index did not return what the page shows. */
export function ListProblem({ error, retry }: ListProblemProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>This is unavailable right now</Trans>}
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
