import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { keepTrying } from "../../lib/keep-trying.ts";
import { type QueuedToast, toastQueue } from "../../lib/toast.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/**
 * The region of the toasts. It exists from the start, because screen readers announce changes only in regions that they
 * know. The code of the list loads with the first toast.
 */
export function Toaster() {
  const { t } = useLingui();
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.getSnapshot, toastQueue.getSnapshot);
  const [List, setList] = useState<ComponentType<{ queue: readonly QueuedToast[] }> | null>(null);
  const isNeeded = List === null && queue.length > 0;
  // Not with `lazy`: React shows lazy content up to 300 ms late.
  useEffect(() => {
    if (!isNeeded) return;
    void keepTrying(() => import("./ToastList.tsx")).then(({ ToastList }) => setList(() => ToastList));
  }, [isNeeded]);
  return (
    <section
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bar,0px))] z-50 sm:start-auto"
      {...useFocusReturn()}
    >
      {List && <List queue={queue} />}
    </section>
  );
}
