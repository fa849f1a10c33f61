import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { LeafLoader } from "../primitives/LeafLoader.tsx";
import { isBusy, loadingOverlay } from "./loading-overlay.ts";

/** Renders the global loading overlay while it is busy. */
export function LoadingOverlay() {
  const { t } = useLingui();
  const state = useSyncExternalStore(
    loadingOverlay.subscribe,
    loadingOverlay.getSnapshot,
    loadingOverlay.getSnapshot,
  );
  if (!isBusy(state)) return null;
  return (
    <div role="status" className="fixed inset-0 z-30 grid place-items-center bg-paper/80 text-leaf">
      <div className="grid justify-items-center gap-4">
        <LeafLoader size={56} />
        <p className="text-ink">{state.loadingMessage ?? t`One moment`}</p>
      </div>
    </div>
  );
}
