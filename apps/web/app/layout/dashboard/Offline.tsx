import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useOnline } from "../../lib/use-online.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";

/**
 * Says that there is no network, and keeps the page: another one could not load its code, and the browser would show an error page of
 * its own. A page that was asked for opens when the network is back.
 */
export function Offline() {
  const isOnline = useOnline();
  const blocker = useBlocker(!isOnline);
  useEffect(() => {
    if (isOnline) blocker.proceed?.();
  }, [isOnline, blocker]);
  if (isOnline) return null;
  return (
    <div className="pb-6">
      <Notice tone="warning" live title={<Trans>You are offline</Trans>}>
        {blocker.state === "blocked" ? (
          <Trans>The page that you chose opens when the network is back.</Trans>
        ) : (
          <Trans>These figures may be out of date. They renew when the network is back.</Trans>
        )}
      </Notice>
    </div>
  );
}
