import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface SidePanelProps {
  close(): void;
  readonly children: ReactNode;
}

/** Next to the drawing, on narrow screens below it. Escape closes it, and the focus returns to where it was. */
export function SidePanel({ close, children }: SidePanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    // On narrow screens it opens below the edge.
    own?.scrollIntoView({ block: "nearest" });
    return () => {
      if (own?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside, and the button does too
    <div
      ref={panel}
      onKeyDown={press}
      className="relative min-w-0 scroll-mb-20 rounded-lg border border-line p-5 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <button
        type="button"
        aria-label={t`Close`}
        title={t`Close`}
        onClick={close}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-leaf-deep"
      >
        <X aria-hidden="true" size={19} strokeWidth={1.5} />
      </button>
      {children}
    </div>
  );
}
