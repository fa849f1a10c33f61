import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { PANEL_TITLE_ID } from "./PanelHeader.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";
import { useVisibleArea } from "./use-visible-area.ts";

interface PanelFrameProps {
  close(): void;
  /** Receives the focus when the panel opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The panel: next to the page on wide screens, and modal in the whole window on phones. Escape closes it. */
export function PanelFrame({ close, initialFocus, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isNarrow = useIsNarrow();
  useVisibleArea(dialog, isNarrow);
  useOpen(dialog, initialFocus, isNarrow);
  useEscape(dialog, close);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={PANEL_TITLE_ID}
      // Keeps the focus while the text area is disabled.
      tabIndex={-1}
      data-chat=""
      className="fixed inset-x-0 top-(--visible-top,0px) z-40 m-0 h-(--visible-height,100dvh) max-h-none w-full max-w-none flex-col overflow-hidden bg-sheet text-ink outline-none open:flex sm:top-auto sm:start-auto sm:end-6 sm:bottom-22 sm:h-[min(42rem,calc(100dvh-7rem))] sm:w-[26rem] sm:rounded-lg sm:border sm:border-line sm:shadow-raised motion-safe:animate-[fade-in_var(--calm)_var(--ease)] print:hidden"
    >
      {children}
    </dialog>
  );
}

function useOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus: RefObject<HTMLElement | null>,
  isModal: boolean,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isModal) element.showModal();
    else element.show();
    initialFocus.current?.focus({ preventScroll: true });
    return () => element.close();
  }, [dialog, initialFocus, isModal]);
}

function useEscape(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape first ends what an input method is composing.
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    // The back gesture of phones.
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("cancel", onCancel);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("cancel", onCancel);
    };
  }, [dialog]);
}
