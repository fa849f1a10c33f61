import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { lateParts } from "../lib/keep-trying.ts";
import { useOnline } from "../lib/use-online.ts";
import { Button } from "../ui/primitives/Button.tsx";
import { Notice } from "../ui/primitives/Notice.tsx";

/** Says that a part of the page is missing. It appears as soon as its code can be loaded; after a new release, only a reload helps. */
export function LateParts() {
  const isLate = useSyncExternalStore(lateParts.subscribe, lateParts.getSnapshot, () => false);
  const isOnline = useOnline();
  if (!isLate) return null;
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0px))] z-40 rounded-md shadow-raised sm:start-auto sm:max-w-md print:hidden">
      <Notice
        tone="warning"
        live
        title={<Trans>Part of this page isn't loaded yet</Trans>}
        action={
          isOnline && (
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          )
        }
      >
        {isOnline ? (
          <Trans>It shows as soon as your connection allows. If it doesn't, reload the page.</Trans>
        ) : (
          <Trans>It shows when the network is back.</Trans>
        )}
      </Notice>
    </div>
  );
}
