import { Trans } from "@lingui/react/macro";
import { FailureNotice } from "../../../features/failure/FailureNotice.tsx";

interface ListProblemProps {
  readonly error: Error;
  retry(): void;
}

/** Why the index did not return what the page shows. */
export function ListProblem(props: ListProblemProps) {
  return <FailureNotice title={<Trans>This is unavailable right now</Trans>} {...props} />;
}
