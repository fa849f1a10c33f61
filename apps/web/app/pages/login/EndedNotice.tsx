import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { parseEndReason, type UnaskedEnd } from "../../features/session/ended.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";

/** Why the session ended, for a redirected member. */
export function EndedNotice() {
  const reason = parseEndReason(useLocation().state);
  return (
    reason && (
      <div className="pb-6">
        <Notice tone="warning" live>
          <EndMessage reason={reason} />
        </Notice>
      </div>
    )
  );
}

function EndMessage({ reason }: { readonly reason: UnaskedEnd }) {
  switch (reason) {
    case "account-changed":
      return (
        <Trans>
          Your wallet switched accounts, so you were logged out. Log in with the current account, or switch
          back first.
        </Trans>
      );
    case "seat-moved":
      return (
        <Trans>
          Your seat has moved to another wallet, so you were logged out. Log in with the new wallet.
        </Trans>
      );
    case "ended":
      return <Trans>Your session has ended. Log in again to continue.</Trans>;
  }
}
