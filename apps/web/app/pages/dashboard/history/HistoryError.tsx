import { Trans } from "@lingui/react/macro";
import { ErrorNotice } from "../../../features/error-notice/ErrorNotice.tsx";

interface HistoryErrorProps {
  readonly error: Error;
  retry(): void;
}

/** Why the index did not return what the page shows. */
export function HistoryError(props: HistoryErrorProps) {
  return <ErrorNotice title={<Trans>This is unavailable right now</Trans>} {...props} />;
}
