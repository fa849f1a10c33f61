import { useEffect } from "react";

/** Of the parts that are laid out only when they come near the window (`skip-until-seen`), one that still is not. */
const WAITING = ".skip-until-seen:not([data-drawn])";

/**
 * Lays out, once the page is alive and has nothing else to do, also what nobody has come near: one part at a time. From then
 * on the page is as long as it says, and whole for whoever prints it, searches it or takes a picture of it.
 */
export function useDrawUnseen(): void {
  useEffect(() => {
    let left = false;
    const draw = () => {
      if (left) return;
      const part = document.querySelector<HTMLElement>(WAITING);
      if (part === null) return;
      part.dataset["drawn"] = "";
      // Each in a frame of its own.
      requestAnimationFrame(() => whenIdle(draw));
    };
    whenIdle(draw);
    return () => {
      left = true;
    };
  }, []);
}

/** Milliseconds after which it goes on all the same: a slow device is never idle. */
const PATIENCE = 150;

/** Safari has no idle callbacks: there a moment later has to do. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run, PATIENCE);
}
