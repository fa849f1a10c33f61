import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { log } from "../../lib/log.ts";
import { type Toast, toast } from "../../lib/toast.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/**
 * Where toasts appear. The place is there from the start, since screen readers only tell what changes in a place that they
 * know; what draws the toasts comes with the first one.
 */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toast.subscribe, toast.getSnapshot, toast.getSnapshot);
  const [List, setList] = useState<ComponentType<{ toasts: readonly Toast[] }> | null>(null);
  const isNeeded = toasts.length > 0;
  // Not by `lazy`: React shows what comes that way up to 300 ms late.
  useEffect(() => {
    if (!isNeeded) return;
    import("./ToastList.tsx").then(
      ({ ToastList }) => setList(() => ToastList),
      (error: unknown) => log.warn("the toasts did not come", error),
    );
  }, [isNeeded]);
  return (
    <section
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:start-auto"
      {...useFocusReturn()}
    >
      {isNeeded && List && <List toasts={toasts} />}
    </section>
  );
}
