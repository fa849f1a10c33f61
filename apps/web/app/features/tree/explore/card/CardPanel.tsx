import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface CardPanelProps {
  readonly title: ReactNode;
  /** Next to the title. */
  readonly picture?: ReactNode;
  close(): void;
  readonly children: ReactNode;
}

/**
 * A panel next to the drawing, on phones a sheet over its lower part. Not modal: the tree can be walked while it is open. Opened by
 * keyboard it takes the focus, and it returns the focus when it closes.
 */
export function CardPanel({ title, picture, close, children }: CardPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    if (own) clearDrawing(own);
    // A press on the drawing leaves the focus there, so that the arrow keys go on walking.
    if (before?.matches(":focus-visible")) heading.current?.focus();
    return () => {
      if (own?.contains(document.activeElement)) selectedItem(before)?.focus();
    };
  }, []);

  function follow(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      onKeyDown={follow}
      className="fixed inset-x-0 bottom-[var(--bar,0px)] z-20 max-h-[54dvh] overflow-y-auto overscroll-contain rounded-t-lg border border-line bg-sheet p-5 sm:p-6 lg:start-60 xl:static xl:max-h-[calc(100dvh-6rem)] xl:rounded-lg"
    >
      <div className="flex items-start gap-3">
        {picture}
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow self-center break-words text-2xl outline-none"
        >
          {title}
        </h2>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={close}
          className="-me-2 -mt-1 grid size-10 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-ink"
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div className="space-y-5 pt-3">{children}</div>
    </section>
  );
}

/** Scrolls the drawing above a sheet, which would cover it. */
function clearDrawing(panel: HTMLElement): void {
  const drawing = document.querySelector("[role=application]");
  if (drawing === null || getComputedStyle(panel).position !== "fixed") return;
  if (drawing.getBoundingClientRect().top > panel.getBoundingClientRect().top / 2) drawing.scrollIntoView();
}

/** The element itself. In a list, and for one that is gone, the drawing or the item that is selected by now. */
function selectedItem(element: Element | null): HTMLElement | null {
  const isInList = Boolean(element?.closest("[role=treeitem]"));
  if (element instanceof HTMLElement && element.isConnected && !isInList) return element;
  return document.querySelector<HTMLElement>("[role=application], [role=treeitem][aria-selected=true]");
}
