import { useEffect } from "react";

/** Matches a part that `content-visibility` still skips (`skip-until-seen`). */
const WAITING = ".skip-until-seen:not([data-drawn])";

/**
 * Lays out skipped parts one at a time when the hydrated page is idle, so that its scroll height is right and printing,
 * searching and screenshots see all of it.
 */
export function useDrawUnseen(): void {
  useEffect(() => {
    let cancelled = false;
    const draw = () => {
      if (cancelled) return;
      const part = document.querySelector<HTMLElement>(WAITING);
      if (part === null) return;
      part.dataset["drawn"] = "";
      // One part per frame.
      requestAnimationFrame(() => whenIdle(draw));
    };
    whenIdle(draw);
    return () => {
      cancelled = true;
    };
  }, []);
}

/** Milliseconds after which a part is laid out anyway, because a slow device is never idle. */
const PATIENCE = 150;

/** Safari has no `requestIdleCallback` and uses a timeout. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run, PATIENCE);
}
