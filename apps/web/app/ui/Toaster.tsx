import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toast } from "./toast.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const ToastList = lazy(async () => ({ default: (await import("./ToastList.tsx")).ToastList }));

/**
 * Where toasts appear. The place is there from the start, since screen readers only tell what changes in a place that they
 * know; what draws the toasts comes with the first one.
 */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toast.subscribe, toast.getSnapshot, toast.getSnapshot);
  return (
    <section
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:start-auto"
      {...useFocusReturn()}
    >
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </section>
  );
}
