import { Trans, useLingui } from "@lingui/react/macro";
import type { ApiError } from "../../api/api-error.ts";
import { apiErrorMessage } from "../../api/api-error-message.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

interface TreeErrorProps {
  readonly error: ApiError | null;
  retry(): void;
}

/** In place of the tree when nothing of it could be loaded. */
export function TreeError({ error, retry }: TreeErrorProps) {
  const { i18n } = useLingui();
  const isRefused = error?.status === 403;
  if (error?.code === "TREE_NO_ROUND_CLOSED") return <FirstDay />;
  return (
    <Notice
      tone={isRefused ? "warning" : "danger"}
      live
      title={
        isRefused ? (
          <Trans>This family is not public</Trans>
        ) : (
          <Trans>The tree is unavailable right now</Trans>
        )
      }
      action={
        isRefused ? undefined : (
          <Button size="small" variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {apiErrorMessage(error, i18n) ?? (
        <Trans>Something went wrong while the tree was loaded. Try again, or reload the page.</Trans>
      )}
    </Notice>
  );
}

/** Before the first round of the plan is closed, which no retry changes. */
function FirstDay() {
  return (
    <Notice live title={<Trans>There is no tree until the first round is closed</Trans>}>
      <Trans>
        A round ends once a day. As soon as the first one is closed, this page shows your seat and all below
        it.
      </Trans>
    </Notice>
  );
}
