import { Toast } from "@base-ui/react/toast";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect } from "react";
import { type QueuedToast, toastQueue } from "../../lib/toast.ts";
import { ToneIcon } from "../primitives/Notice.tsx";

interface ToastListProps {
  readonly queue: readonly QueuedToast[];
}

/** Takes the toasts out of the queue and shows them. */
export function ToastList({ queue }: ToastListProps) {
  return (
    <Toast.Provider limit={Number.POSITIVE_INFINITY}>
      <ShownToasts queue={queue} />
    </Toast.Provider>
  );
}

// Base UI renders a region with a dialog for each toast. The region is the `Toaster`'s, which exists before the first toast.
const asList = { render: <ol />, role: undefined, "aria-label": undefined, "aria-live": undefined };
const asItem = { render: <li />, role: undefined, "aria-modal": undefined, tabIndex: -1 };

function ShownToasts({ queue }: ToastListProps) {
  const { t } = useLingui();
  const { toasts, add } = Toast.useToastManager<QueuedToast["data"]>();
  useEffect(() => {
    if (queue.length === 0) return;
    for (const toast of toastQueue.take()) add(toast);
  }, [queue, add]);
  return (
    <Toast.Viewport {...asList} className="grid w-full gap-3 sm:w-[22rem]">
      {toasts.toReversed().map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          {...asItem}
          swipeDirection={[]}
          data-toast=""
          className="pointer-events-auto flex animate-[fade-in_var(--calm)_var(--ease)] items-start gap-3 rounded-md border border-line bg-sheet p-4 text-ink text-note shadow-raised transition-opacity duration-300 data-[ending-style]:opacity-0"
        >
          {toast.data && <ToneIcon tone={toast.data.tone} />}
          <Toast.Title render={<p />} className="min-w-0 grow break-words" />
          <Toast.Close
            aria-label={t`Close`}
            aria-hidden={undefined}
            className="-my-1 -me-1 grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-ink"
          >
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}
