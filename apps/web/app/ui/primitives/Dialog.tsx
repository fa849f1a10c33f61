import { Dialog as Base } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

/** A modal dialog: it traps the focus, closes on Escape and backdrop clicks, and returns the focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  initialFocus,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Receives the focus when the dialog opens, by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--calm) data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[90dvh] w-full max-w-md overflow-y-auto rounded-t-lg border border-line bg-sheet p-6 transition duration-(--calm) data-[ending-style]:translate-y-3 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0 sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-lg"
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="font-display text-2xl">{title}</Base.Title>
            <Base.Close
              aria-label={t`Close`}
              className="-me-2 -mt-1 grid size-10 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-ink"
            >
              <X size={20} strokeWidth={1.5} aria-hidden="true" />
            </Base.Close>
          </div>
          {description && <Base.Description className="mt-1 text-quiet">{description}</Base.Description>}
          <div className="mt-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
